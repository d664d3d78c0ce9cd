import type { Recipient, RecipientEdit } from '#contract/recipients';
import type { Environment } from '../../../environment/environment';
import { recipientPath } from '../api';
import { type NamesDraft, namesBody } from '../names';

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
