import { createPayee, payeesHub } from '#web/features/bill-payments/shared/payees/addresses.ts';
import { defineFlow } from '#web/flow/flow.ts';
import { mayReuse, payeeSaving, receiptWith, requestSaving } from './saving';
import { TopUpFields } from './TopUpFields';
import { bodyOf, checkTopUp, draftOf, setUp, type TopUpCreation } from './top-up';
import { topUpSummary } from './top-up-summary';

export default [
  defineFlow<TopUpCreation>({
    ...payeeSaving,
    base: createPayee['mobile-top-up'],
    title: 'Guardar un celular',
    parent: { to: payeesHub['mobile-top-up'], label: 'Tiempo aire' },
    setup: setUp,
    defaults: draftOf,
    inputs: [
      {
        slug: '',
        label: 'Captura los datos',
        fields: [
          ['merchant', 'merchant_key'],
          ['phone', 'mobile_telephone'],
          ['nickname', 'nickname'],
        ],
        check: checkTopUp,
        Fields: TopUpFields,
        mayReuse,
        submit: (draft, { visitId }) => requestSaving(draft, bodyOf(draft), visitId),
      },
    ],
    summary: topUpSummary,
    receipt: receiptWith('Celular guardado', 'Recargar', 'Guardar otro celular'),
    unchanged: 'No se guardó el celular.',
    history: { to: payeesHub['mobile-top-up'], label: 'Ver mis celulares' },
  }),
];
