import type { Recipient as RecipientView } from '#contract/recipients';
import { bankInstant } from '#contract/shared/dates';
import { moneyOf } from '#contract/shared/money';
import { bankNameOf } from '../../ground/institutions/institutions';
import type { Recipient } from '../../ground/parties/recipients';

/** A recipient as the API answers it. */
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
