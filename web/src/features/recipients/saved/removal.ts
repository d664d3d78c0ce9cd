import type { Recipient } from '#contract/recipients';
import type { RecipientAccountType } from '#contract/shared/recipient-identifier';
import { recipientsKey } from '../../../api/queries/recipients';
import { queryKeys } from '../../../api/query-keys';
import type { Action } from '../../../signed-action/action';
import { removeRow } from '../../../signed-action/remove-row';
import { findRecipient, recipientPath, removeRecipient } from '../api';

/** Takes one out of the list with these kinds of account: its row goes before the bank has answered. */
export const removalOf = (
  { key }: Recipient,
  types: readonly RecipientAccountType[],
): Action<void, 'removed'> => ({
  send: () => removeRecipient(key),
  lookUp: async () => ((await findRecipient(key)) === null ? 'removed' : null),
  duplicates: ['CZ_NOT_FOUND'],
  signature: {
    call: { method: 'DELETE', url: recipientPath(key) },
    title: 'Firma la eliminación',
    always: false,
  },
  optimistic: removeRow(recipientsKey(types), key),
  invalidates: [queryKeys.recipients.all],
});
