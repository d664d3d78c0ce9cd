import { bankNameOf } from '#bank/shared/institutions/institutions';
import type { Recipient } from '#bank/shared/parties/recipients';
import { bankInstant } from '#contract/domain/dates';
import { moneyOf } from '#contract/domain/money';
import type { Recipient as RecipientView } from '#contract/recipients';

export function recipientView(recipient: Recipient): RecipientView {
  const { customer: _, activeFrom, lastTransfer, ...shown } = recipient;
  return {
    ...shown,
    bankName: bankNameOf(recipient.bankId),
    ...(activeFrom !== undefined && { activeFrom: bankInstant(activeFrom) }),
    ...(lastTransfer && {
      lastTransfer: {
        ...lastTransfer,
        amount: moneyOf(lastTransfer.amount),
      },
    }),
  };
}
