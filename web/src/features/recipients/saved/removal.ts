import type { Recipient } from '#contract/recipients';
import { recipientsApi } from '#web/lib/api/clients/recipients.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { type Removal, removalDialog } from '#web/patterns/admin-list/removal-dialog.tsx';
import { findRecipient, recipientPath } from '../api';
import { accountEnding } from '../shared/account-labels';
import { ScheduledTo } from './ScheduledTo';

export const removal: Removal<Recipient> = {
  objectOf: ({ alias }) => `a ${alias}`,
  detailOf: (row) => ({ label: 'Cuenta', value: accountEnding(row) }),
  consequences: [
    'Si vuelves a necesitarla tendrás que guardarla de nuevo y esperar a que se active.',
    'Los movimientos que ya hiciste siguen en tu historial.',
  ],
  Question: ScheduledTo,
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
