import { fullName } from '#contract/recipients';
import { showEnding } from '#contract/shared/account';
import { type ThirdPartyType, thirdPartyOf } from '#contract/shared/third-party-type';
import type { ThirdPartyOrder } from '#contract/third-parties';
import { bankNameOf } from '../../ground/institutions/institutions';
import type { CustomerAccount } from '../../ground/ledger/accounts';
import { nextFolio } from '../../ground/operation/folio';
import type { Recipient } from '../../ground/parties/recipients';
import type { Transaction } from '../../ground/store/transaction';
import { legOf, nextSpeiKeys, type ThirdPartyTransfer } from '../../ground/transfer-book/transfer';
import type { Quote } from './rules';

type Ordered = {
  key: string;
  customer: string;
  now: number;
  type: ThirdPartyType;
  order: ThirdPartyOrder;
  from: CustomerAccount;
  recipient: Recipient;
  quote: Quote;
};

/** An order as the book of transfers keeps it; nothing has moved yet. */
export function transferOf(tx: Transaction, ordered: Ordered): ThirdPartyTransfer {
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
    from: legOf(from, amount),
    to: {
      account: recipient.key,
      currency: from.currency,
      amount,
      description: alias,
      displayId: showEnding(accountId),
    },
    thirdParty: {
      type,
      limitKey: thirdPartyOf[accountType].limitKey,
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
