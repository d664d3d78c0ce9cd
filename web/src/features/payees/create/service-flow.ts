import { definedPath } from '../../../defined-fields/defined';
import { defineFlow } from '../../../flow/flow';
import { createPayee, MERCHANT_SELECTION_PAGE, payeesHub } from '../../../payee-book/addresses';
import { ServiceFields, ServicePaper } from './ServiceFields';
import { mayReuse, receiptWith, requestSaving, saving } from './saving';
import { bodyOf, checkService, draftOf, type ServiceCreation, setUp } from './service';
import { serviceSummary } from './service-summary';

export default [
  defineFlow<ServiceCreation>({
    ...saving,
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
        Fields: ServiceFields,
        Aside: ServicePaper,
        mayReuse,
        submit: (draft, form) => requestSaving(draft, bodyOf(draft, form), form.visitId),
      },
    ],
    summary: serviceSummary,
    receipt: receiptWith('Servicio guardado', 'Pagar', 'Guardar otro servicio'),
    unchanged: 'No se guardó el servicio.',
    history: { to: payeesHub.service, label: 'Ver mis servicios' },
  }),
];
