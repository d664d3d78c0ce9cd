import { type ThirdPartyOrder, type ThirdPartyType, thirdPartyOf } from '#contract/third-parties';
import { institutionOf } from '../institutions/institutions';
import type { CustomerAccount } from '../ledger/accounts';
import type { Recipient } from '../ledger/recipients';
import { accountRef } from '../ledger/views';
import { nextNumber } from '../store/sequence';
import type { Transaction } from '../store/transaction';
import { nextConfirmationNumber, type ThirdPartyTransfer } from '../transfer-book/transfer';
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

/** The clave de rastreo: by it both banks know a SPEI transfer. */
const nextTrackingKey = (tx: Transaction, day: string): string =>
  `CZ${day.replaceAll('-', '')}${String(nextNumber(tx, 'tracking')).padStart(10, '0')}`;

/** An order as the book of transfers keeps it; nothing has moved yet. */
export function transferOf(tx: Transaction, ordered: Ordered): ThirdPartyTransfer {
  const { key, customer, now, type, order, from, recipient, quote } = ordered;
  const { amount, commission } = quote;
  const { accountType, accountId, alias } = recipient;
  return {
    key,
    customer,
    confirmationNumber: nextConfirmationNumber(tx),
    transferType: order.transfer_type,
    status: 'SCHEDULED',
    effectiveDate: order.start_date,
    orderedAt: now,
    from: { account: from.key, currency: from.currency, amount, ...accountRef(from) },
    to: {
      account: recipient.key,
      currency: from.currency,
      amount,
      description: alias,
      displayId: `•••• ${accountId.slice(-4)}`,
    },
    thirdParty: {
      type,
      limitKey: accountType === 'OWN' ? 'ThirdPartytransferOnUs' : thirdPartyOf[accountType].limitKey,
      bankName: institutionOf(recipient.bankId)?.name ?? recipient.bankId,
      accountId,
      commission,
      ...(order.customer_reference && { reference: order.customer_reference }),
      ...(type === 'spei' && { trackingKey: nextTrackingKey(tx, order.start_date) }),
    },
    ...(order.message && { message: order.message }),
  };
}
