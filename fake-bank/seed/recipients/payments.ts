/** What was sent to the recipients in the past year, where the movements of their customers show it. */
import { showEnding } from '#contract/shared/account';
import { bankDate } from '#contract/shared/dates';
import { thirdPartyOf } from '#contract/third-parties';
import { accountRef, accountsOf } from '../../ground/accounts/views';
import { bankNameOf } from '../../ground/institutions/institutions';
import { bankAccount, type CustomerAccount } from '../../ground/ledger/accounts';
import { ledgerTransactions } from '../../ground/ledger/ledger';
import { nextFolio } from '../../ground/operation/folio';
import type { Recipient } from '../../ground/parties/recipients';
import { nextKey } from '../../ground/store/sequence';
import type { Transaction } from '../../ground/store/transaction';
import { nextSpeiKeys, transfers } from '../../ground/transfer-book/transfer';

/** The days on which an account sent exactly an amount by SPEI, oldest first. */
const sentFrom = (tx: Transaction, account: CustomerAccount, amount: number): number[] =>
  tx
    .list(ledgerTransactions, 'byAccount', account.key)
    .filter(
      ({ postings }) =>
        postings.some((posting) => posting.account === account.key && posting.amount === -amount) &&
        postings.some((posting) => posting.account === bankAccount('spei')),
    )
    .map(({ at }) => at);

/** One SPEI transfer for each movement that paid a recipient. They were free in those days. */
export function recordPayments(tx: Transaction, recipient: Recipient): void {
  const { lastTransfer, accountType, accountId, bankId, alias, key, customer } = recipient;
  if (!lastTransfer || accountType !== 'TPTOFF') return;
  const { amount, message } = lastTransfer;
  for (const account of accountsOf(tx, customer)) {
    for (const at of sentFrom(tx, account, amount).slice(-recipient.timesPaid)) {
      const day = bankDate(at);
      tx.put(transfers, {
        key: nextKey(tx, 'operation'),
        customer,
        confirmationNumber: nextFolio(tx),
        transferType: 'onetime',
        status: 'PROCESSED',
        effectiveDate: day,
        orderedAt: at,
        from: { account: account.key, currency: account.currency, amount, ...accountRef(account) },
        to: {
          account: key,
          currency: account.currency,
          amount,
          description: alias,
          displayId: showEnding(accountId),
        },
        thirdParty: {
          ...thirdPartyOf[accountType],
          bankName: bankNameOf(bankId),
          accountId,
          commission: 0,
          ...nextSpeiKeys(tx, day),
        },
        ...(message && { message }),
      });
    }
  }
}
