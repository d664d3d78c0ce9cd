import type { RecipientAccountType } from '#contract/domain/recipient-identifier';
import type { Recipient } from '#contract/recipients';
import { optionsOf } from '#web/components/forms/SelectField.tsx';
import { byText, type Controls } from '#web/patterns/admin-list/controls.ts';
import { typeNames } from '../shared/account-labels';
import { byLastTransfer, byUse } from '../shared/saved-recipient';
import { recipientSearch } from '../shared/search';

const byAlias = byText<Recipient>(({ alias }) => alias);
const byUseAndAlias = (a: Recipient, b: Recipient) => byUse(a, b) || byAlias(a, b);

export const recipientControls = (types: readonly RecipientAccountType[]): Controls<Recipient> => ({
  search: recipientSearch,
  kinds: {
    label: 'Tipo',
    allLabel: 'Todos',
    options: optionsOf(types, (type) => typeNames[type]),
    kindOf: ({ accountType }) => accountType,
  },
  sorts: [
    { value: 'alias', label: 'Alias, de la A a la Z', compare: byAlias },
    { value: 'alias-descending', label: 'Alias, de la Z a la A', compare: (a, b) => byAlias(b, a) },
    { value: 'most-used', label: 'Más usadas', compare: byUseAndAlias },
  ],
});

/** Returns active recipients with a last transfer, newest first. */
export const lastPaidRecipients = (recipients: readonly Recipient[], maxCount: number): Recipient[] =>
  recipients
    .filter(({ status, lastTransfer }) => status === 'ACTIVE' && lastTransfer !== undefined)
    .toSorted((a, b) => byLastTransfer(a, b) || byUseAndAlias(a, b))
    .slice(0, maxCount);
