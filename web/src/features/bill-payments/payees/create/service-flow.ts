import {
  definedPath,
  summarizeDefined,
} from '#web/features/bill-payments/shared/defined-fields/defined-fields.ts';
import {
  createPayee,
  MERCHANT_SELECTION_PAGE,
  payeesHub,
} from '#web/features/bill-payments/shared/payees/addresses.ts';
import { defineFlow } from '#web/flow/flow.ts';
import { ServiceFields, ServicePaper } from './ServiceFields';
import { mayReuse, payeeSaving, receiptWith, requestSaving } from './saving';
import { bodyOf, checkService, draftOf, type ServiceCreation, setUp } from './service';
import { serviceSummary } from './service-summary';

export default [
  defineFlow<ServiceCreation>({
    ...payeeSaving,
    base: createPayee.service,
    title: 'Guardar un servicio',
    parent: { to: MERCHANT_SELECTION_PAGE, label: 'Elegir servicio' },
    setup: setUp,
    defaults: draftOf,
    inputs: [
      {
        slug: '',
        label: 'Captura los datos',
        fields: [definedPath, ['nickname', 'nickname']],
        check: checkService,
        summarize: (field, error, { definitions }) => summarizeDefined(definitions, field, error),
        Fields: ServiceFields,
        SidePanel: ServicePaper,
        mayReuse,
        submit: (draft, setup) => requestSaving(draft, bodyOf(draft, setup), setup.visitId),
      },
    ],
    summary: serviceSummary,
    receipt: receiptWith('Servicio guardado', 'Pagar', 'Guardar otro servicio'),
    unchanged: 'No se guardó el servicio.',
    history: { to: payeesHub.service, label: 'Ver mis servicios' },
  }),
];
