import { fullName, type Recipient, type RecipientEdit } from '#contract/recipients';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { type Environment, readEnvironment } from '#web/lib/environment/environment.ts';
import { type Edit, editDialog } from '#web/patterns/admin-list/edit-dialog.tsx';
import { editRecipient, findRecipient, recipientPath } from '../api';
import { NameFields } from '../NameFields';
import { checkNames, type NamesDraft, nameFields, namesBody } from '../names';
import { accountEnding } from '../shared/account-labels';

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

/** The integration environment (IST) rejects `recipient_type`. */
export const editOf = (key: string, draft: NamesDraft, environment: Environment): RecipientEdit => ({
  ...namesBody(draft),
  ...(environment !== 'ist' && { recipient_type: draft.recipientType }),
  operation_sign_url: recipientPath(key),
});

/** Renames a recipient. Needs a signature, because customers recognize the destination by this name. */
export const renaming: Edit<Recipient, NamesDraft, RecipientEdit> = {
  nameOf: ({ alias }) => alias,
  draftOf,
  check: checkNames,
  Fields: ({ form, row }) => <NameFields recipientType={row.recipientType} form={form} />,
  fields: nameFields,
  bodyOf: (draft, key) => editOf(key, draft, readEnvironment()),
  send: editRecipient,
  find: findRecipient,
  signature: (key) => ({
    call: { method: 'PUT', url: recipientPath(key) },
    title: 'Firma el cambio',
    always: true,
  }),
  signed: (row, draft) => ({
    text: `Guardar los cambios de ${row.alias}`,
    rows: [
      { label: 'Cuenta', value: accountEnding(row) },
      { label: 'Alias', value: draft.alias },
      { label: draft.recipientType === 'BUSINESS' ? 'Empresa' : 'Titular', value: fullName(draft) },
    ],
  }),
  unchanged: 'Sus datos siguen como estaban.',
  invalidates: () => [queryKeys.recipients.all],
};

export default editDialog(renaming);
