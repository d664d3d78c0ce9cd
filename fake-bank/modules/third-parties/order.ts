import type { CustomerAccount } from '#bank/core/ledger/accounts';
import { nextFolio } from '#bank/core/operations/folio';
import type { Transaction } from '#bank/core/storage/transaction';
import { bankNameOf } from '#bank/shared/institutions/institutions';
import type { Recipient } from '#bank/shared/parties/recipients';
import { nextSpeiKeys, type ThirdPartyTransfer, transferParty } from '#bank/shared/transfers/transfer';
import { formatEnding } from '#contract/domain/account';
import { type ThirdPartyType, transferTypeAndLimitOf } from '#contract/domain/third-party-type';
import { fullName } from '#contract/recipients';
import type { ThirdPartyOrder } from '#contract/third-parties';
import type { Quote } from './rules';

type ConfirmedOrder = {
  key: string;
  customer: string;
  now: number;
  type: ThirdPartyType;
  order: ThirdPartyOrder;
  from: CustomerAccount;
  recipient: Recipient;
  quote: Quote;
};

/** Builds the transfer; posts nothing. */
export function transferOf(tx: Transaction, ordered: ConfirmedOrder): ThirdPartyTransfer {
  const { key, customer, now, type, order, from, recipient, quote } = ordered;
  const { amount, commission } = quote;
  const { accountType, accountId, alias } = recipient;
  return {
    key,
    customer,
    confirmationNumber: nextFolio(tx),
    transferType: order.transfer_type,
    status: 'SCHEDULED',
    effectiveDate: order.start_date,
    orderedAt: now,
    from: transferParty(from, amount),
    to: {
      account: recipient.key,
      currency: from.currency,
      amount,
      description: alias,
      displayId: formatEnding(accountId),
    },
    thirdParty: {
      type,
      limitKey: transferTypeAndLimitOf[accountType].limitKey,
      bankName: bankNameOf(recipient.bankId),
      holder: fullName(recipient),
      accountId,
      commission,
      ...(order.customer_reference && { reference: order.customer_reference }),
      ...(type === 'spei' && nextSpeiKeys(tx, order.start_date)),
    },
    ...(order.message && { message: order.message }),
  };
}
