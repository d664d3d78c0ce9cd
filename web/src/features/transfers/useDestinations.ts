import type { Account } from '#contract/shared/account';
import { useRecipients } from '../../api/queries/recipients';
import { accountOption } from '../../forms/AccountSelect';
import { recipientName } from '../../recipient-book/saved-recipient';

/** Where money can have gone to: the customer's own accounts and saved recipients, to choose from. */
export function useDestinations(accounts: readonly Account[]) {
  const { data: saved = [] } = useRecipients();
  return [
    ...accounts.map(accountOption),
    ...saved.map((recipient) => ({ value: recipient.key, label: recipientName(recipient) })),
  ];
}
