import type { Recipient } from '#contract/recipients';
import { type Removal, removalDialog } from '../../../admin-list/removal-dialog';
import { recipientsApi } from '../../../api/clients/recipients';
import { queryKeys } from '../../../api/query-keys';
import { accountEnding } from '../../../recipient-book/account-words';
import { findRecipient, recipientPath } from '../api';
import { ScheduledTo } from './ScheduledTo';

export const removal: Removal<Recipient> = {
  objectOf: ({ alias }) => `a ${alias}`,
  detailOf: (row) => ({ label: 'Cuenta', value: accountEnding(row) }),
  consequences: [
    'Si vuelves a necesitarla tendrás que guardarla de nuevo y esperar a que se active.',
    'Los movimientos que ya hiciste siguen en tu historial.',
  ],
  Asked: ScheduledTo,
  send: ({ key }) => recipientsApi.remove.mutate({ params: { recipientKey: key } }),
  find: findRecipient,
  signature: ({ key }) => ({
    call: { method: 'DELETE', url: recipientPath(key) },
    title: 'Firma la eliminación',
    always: false,
  }),
  unchanged: ({ alias }) => `${alias} sigue en tu lista.`,
  lists: queryKeys.recipients.all,
  changes: [queryKeys.transfers.all],
};

export default removalDialog(removal);
