import type { Recipient, RecipientEdit } from '#contract/recipients';
import { queryKeys } from '../../../api/query-keys';
import { type Environment, readEnvironment } from '../../../environment/environment';
import type { Action } from '../../../signed-action/action';
import { editRecipient, findRecipient, recipientPath } from '../api';
import { type NamesDraft, nameFields, namesBody } from '../names';

export const draftOf = ({
  recipientType,
  name,
  lastName = '',
  secondLastName = '',
  alias,
}: Recipient): NamesDraft => ({
  recipientType,
  name,
  lastName,
  secondLastName,
  alias,
});

/** The change as the bank wants it. The integration environment's bank takes no type in it. */
export const editOf = (key: string, draft: NamesDraft, environment: Environment): RecipientEdit => ({
  ...namesBody(draft),
  ...(environment !== 'ist' && { recipient_type: draft.recipientType }),
  operation_sign_url: recipientPath(key),
});

const isCalled = (saved: Recipient, body: RecipientEdit): boolean =>
  saved.alias === body.alias &&
  saved.name === body.name &&
  saved.lastName === body.last_name &&
  saved.secondLastName === body.second_last_name;

/** Other names for one of the list. */
export const editing = (key: string): Action<NamesDraft, Recipient, NamesDraft> => ({
  send: (draft) => editRecipient(key, editOf(key, draft, readEnvironment())),
  lookUp: async (draft) => {
    const saved = await findRecipient(key);
    return saved && isCalled(saved, editOf(key, draft, readEnvironment())) ? saved : null;
  },
  signature: { call: { method: 'PUT', url: recipientPath(key) }, title: 'Firma el cambio', always: true },
  fields: nameFields,
  invalidates: [queryKeys.recipients.all],
});
