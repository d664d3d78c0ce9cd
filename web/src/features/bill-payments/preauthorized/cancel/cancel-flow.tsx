import { DIRECT_DEBITS_KEY } from '#web/features/bill-payments/shared/payees/addresses.ts';
import { defineFlow } from '#web/flow/flow.ts';
import { CANCEL, PREAUTHORIZED } from '../addresses';
import { preauthorizedReceipt } from '../receipt';
import { CancelFields } from './CancelFields';
import { type Cancellation, checkCancel } from './cancellation';
import { cancel, findCancelled, quoteOf, setUp } from './cancelling';
import { summaryOf } from './summary';

export default [
  defineFlow<Cancellation>({
    base: CANCEL,
    title: 'Cancelar domiciliación',
    parent: PREAUTHORIZED,
    setup: (_, query) => setUp(query),
    defaults: ({ debits, isPreselected }, query) => ({
      payment:
        (isPreselected ? query.get('payment') : debits.length === 1 ? debits[0]?.key : undefined) ?? '',
      scope: 'one',
    }),
    inputs: [
      {
        slug: '',
        label: 'Elige qué cancelar',
        fields: [
          ['payment', 'account_key'],
          ['scope', 'cancellation_type'],
        ],
        check: checkCancel,
        Fields: CancelFields,
        submit: quoteOf,
      },
    ],
    summary: summaryOf,
    signature: { input: null, confirm: null },
    execute: (_, __, quote) => cancel(quote),
    repeatable: true,
    lookUp: (_, quote) => findCancelled(quote),
    receipt: { ...preauthorizedReceipt, repeatLabel: 'Cancelar otra' },
    unchanged: 'No se canceló nada: tus domiciliaciones siguen igual.',
    history: { to: PREAUTHORIZED.to, label: 'Ver mis domiciliaciones' },
    invalidates: [DIRECT_DEBITS_KEY],
  }),
];
