import type { RecipientAccountType } from '#contract/domain/recipient-identifier';
import type { Recipient } from '#contract/recipients';

const credits: readonly RecipientAccountType[] = ['TPTLOAN', 'TPTMORTGAGE'];

export function withHold(recipient: Recipient, creditsOnHold: boolean): Recipient {
  if (!creditsOnHold || !credits.includes(recipient.accountType)) return recipient;
  const { activeFrom: _, ...rest } = recipient;
  return { ...rest, status: 'ON_HOLD' };
}
