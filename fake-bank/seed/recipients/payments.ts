/** What was sent to the recipients in the past year, where the movements of their customers show it. */
import { showEnding } from '#contract/shared/account';
import { bankDate } from '#contract/shared/dates';
import { thirdPartyOf } from '#contract/shared/third-party-type';
import { accountsOf } from '../../ground/accounts/views';
import { bankNameOf } from '../../ground/institutions/institutions';
import type { CustomerAccount } from '../../ground/ledger/accounts';
import { ledgerTransactions } from '../../ground/ledger/ledger';
import { nextFolio } from '../../ground/operation/folio';
import { notePayment, type Recipient } from '../../ground/parties/recipients';
import { nextKey, seededKey } from '../../ground/store/sequence';
import type { Transaction } from '../../ground/store/transaction';
import { legOf, nextSpeiKeys, transfers } from '../../ground/transfer-book/transfer';
import type { Paid } from './saved';

/** What left an account in the movements that are described like this, oldest first. */
const sentFrom = (tx: Transaction, account: CustomerAccount, movement: string) =>
  tx
    .list(ledgerTransactions, 'byAccount', account.key)
    .filter(({ description }) => description === movement)
    .flatMap(({ at, postings }) =>
      postings
        .filter((posting) => posting.account === account.key && posting.amount < 0)
        .map(({ amount }) => ({ at, amount: -amount })),
    );

/** One transfer for each movement that paid a recipient, who is noted as paid by it. They were free in those days. */
export function recordPayments(tx: Transaction, recipient: Recipient, { movement, message }: Paid): void {
  const { accountType, accountId, bankId, alias, key, customer } = recipient;
  const { type, limitKey } = thirdPartyOf[accountType];
  let paid = recipient;
  for (const account of accountsOf(tx, customer)) {
    for (const { at, amount } of sentFrom(tx, account, movement)) {
      const day = bankDate(at);
      const orderKey = nextKey(tx, 'operation');
      tx.put(transfers, {
        key: orderKey,
        customer,
        confirmationNumber: nextFolio(tx),
        transferType: 'onetime',
        status: 'PROCESSED',
        effectiveDate: day,
        orderedAt: at,
        from: legOf(account, amount),
        to: {
          account: key,
          currency: account.currency,
          amount,
          description: alias,
          displayId: showEnding(accountId),
        },
        thirdParty: {
          type,
          limitKey,
          bankName: bankNameOf(bankId),
          accountId,
          commission: 0,
          ...(type === 'spei' && nextSpeiKeys(tx, day, seededKey(orderKey))),
        },
        ...(message && { message }),
      });
      paid = notePayment(tx, paid, { date: day, amount, ...(message && { message }) });
    }
  }
}
