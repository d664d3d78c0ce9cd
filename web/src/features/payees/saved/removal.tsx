import { useState } from 'react';
import type { Payee } from '#contract/payees';
import { type Removal, removalDialog } from '../../../admin-list/removal-dialog';
import type { RowDialogProps } from '../../../admin-list/row';
import { payeesApi } from '../../../api/clients/payees';
import { queryKeys } from '../../../api/query-keys';
import { numberEnding } from '../../../payee-book/payee-words';
import { findPayee } from '../../../payee-book/payees';
import { payeePath } from '../api';
import { ScheduledTo } from './ScheduledTo';

/** The call names the type of bill too. */
const removalOf = (payee: Payee): Removal<Payee> => ({
  objectOf: ({ nickname }) => nickname,
  detailOf: (row) => `${row.merchantName} ${numberEnding(row)}`,
  consequences: [
    'Si vuelves a necesitarlo tendrás que guardarlo de nuevo.',
    'Los pagos que ya hiciste siguen en tu historial.',
  ],
  Asked: ScheduledTo,
  send: (payeeKey) => payeesApi.remove.mutate({ params: { payeeKey }, query: { bill_type: payee.billType } }),
  find: findPayee,
  signature: () => ({
    call: { method: 'DELETE', url: payeePath(payee) },
    title: 'Firma la eliminación',
    always: false,
  }),
  unchanged: ({ nickname }) => `${nickname} sigue en tu lista.`,
  lists: queryKeys.payees.all,
  changes: [queryKeys.payments.all],
});

export default function RemovePayee(props: RowDialogProps<Payee>) {
  const [Dialog] = useState(() => removalDialog(removalOf(props.row)));
  return <Dialog {...props} />;
}
