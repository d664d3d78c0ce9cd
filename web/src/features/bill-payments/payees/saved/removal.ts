import { isTopUp } from '#contract/domain/payment';
import type { Payee } from '#contract/payees';
import { numberEnding } from '#web/features/bill-payments/shared/payees/payee-labels.ts';
import { findPayee } from '#web/features/bill-payments/shared/payees/payees.ts';
import { payeesApi } from '#web/lib/api/clients/payees.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { removalDialog } from '#web/patterns/admin-list/removal-dialog.tsx';
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
  Question: ScheduledTo,
  send: ({ key, billType }) =>
    payeesApi.remove.mutate({ params: { payeeKey: key }, query: { bill_type: billType } }),
  find: findPayee,
  signature: (payee) => ({
    call: { method: 'DELETE', url: payeePath(payee) },
    title: 'Firma la eliminación',
    always: false,
  }),
  unchanged: ({ nickname }) => `${nickname} sigue en tu lista.`,
  lists: queryKeys.payees.lists,
  changes: [queryKeys.payments.all],
});
