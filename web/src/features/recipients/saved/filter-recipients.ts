import type { Recipient } from '#contract/recipients';
import type { RecipientAccountType } from '#contract/shared/recipient-identifier';
import { byText, type Controls } from '../../../admin-list/controls';
import { optionsOf } from '../../../forms/SelectField';
import { typeNames } from '../account-words';

const byAlias = byText<Recipient>(({ alias }) => alias);
const used = ({ timesPaid = 0 }: Recipient) => timesPaid;
const byUse = (a: Recipient, b: Recipient) => used(b) - used(a) || byAlias(a, b);

/** By what the recipients with these kinds of account are found and ordered. */
export const recipientControls = (types: readonly RecipientAccountType[]): Controls<Recipient> => ({
  search: {
    by: 'alias, nombre, banco o número',
    texts: ({ alias, name, accountId, lastName = '', recipientType, bankName, accountType }) => [
      alias,
      name,
      accountId,
      lastName,
      recipientType,
      bankName,
      accountType,
    ],
  },
  kinds: {
    label: 'Tipo',
    all: 'Todos',
    options: optionsOf(types, (type) => typeNames[type]),
    of: ({ accountType }) => accountType,
  },
  sorts: [
    { value: 'alias', label: 'Alias, de la A a la Z', compare: byAlias },
    { value: 'alias-descending', label: 'Alias, de la Z a la A', compare: (a, b) => byAlias(b, a) },
    { value: 'most-used', label: 'Más usadas', compare: byUse },
  ],
});

/** Those whom the customer pays most often, and can pay now. */
export const frequentOf = (recipients: readonly Recipient[], most: number): Recipient[] =>
  recipients
    .filter((recipient) => recipient.status === 'ACTIVE' && used(recipient) > 0)
    .toSorted(byUse)
    .slice(0, most);
