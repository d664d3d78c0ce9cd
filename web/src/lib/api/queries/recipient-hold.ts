import type { RecipientAccountType } from '#contract/domain/recipient-identifier';
import type { Recipient } from '#contract/recipients';

const creditTypes: readonly RecipientAccountType[] = ['TPTLOAN', 'TPTMORTGAGE'];

export function withHold(recipient: Recipient, creditsOnHold: boolean): Recipient {
  if (!creditsOnHold || !creditTypes.includes(recipient.accountType)) return recipient;
  const { activeFrom: _, ...rest } = recipient;
  return { ...rest, status: 'ON_HOLD' };
}
