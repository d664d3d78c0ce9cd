import type { Account } from '#contract/domain/account';
import { accountOption } from '#web/components/forms/AccountSelect.tsx';
import { recipientName } from '#web/features/recipients/shared/saved-recipient.ts';
import { useRecipients } from '#web/lib/api/queries/recipients.ts';

/** Returns the options for the destination: own accounts and saved recipients. */
export function useDestinations(accounts: readonly Account[]) {
  const { data: recipients = [] } = useRecipients();
  return [
    ...accounts.map(accountOption),
    ...recipients.map((recipient) => ({ value: recipient.key, label: recipientName(recipient) })),
  ];
}
