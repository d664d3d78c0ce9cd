import type { Payee } from '#contract/payees';
import { isTopUp } from '#contract/shared/payment';
import { removalDialog } from '../../../admin-list/removal-dialog';
import { payeesApi } from '../../../api/clients/payees';
import { queryKeys } from '../../../api/query-keys';
import { numberEnding } from '../../../payee-book/payee-words';
import { findPayee } from '../../../payee-book/payees';
import { payeePath } from '../api';
import { ScheduledTo } from './ScheduledTo';

export default removalDialog<Payee>({
  objectOf: ({ nickname }) => nickname,
  detailOf: (row) => ({
    label: isTopUp(row.billType) ? 'Celular' : 'Servicio',
    value: `${row.merchantName} ${numberEnding(row)}`,
  }),
  consequences: [
    'Si vuelves a necesitarlo tendrás que guardarlo de nuevo.',
    'Los pagos que ya hiciste siguen en tu historial.',
  ],
  Asked: ScheduledTo,
  send: ({ key, billType }) =>
    payeesApi.remove.mutate({ params: { payeeKey: key }, query: { bill_type: billType } }),
  find: findPayee,
  signature: (payee) => ({
    call: { method: 'DELETE', url: payeePath(payee) },
    title: 'Firma la eliminación',
    always: false,
  }),
  unchanged: ({ nickname }) => `${nickname} sigue en tu lista.`,
  lists: queryKeys.payees.all,
  changes: [queryKeys.payments.all],
});
