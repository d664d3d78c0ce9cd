import type * as z from 'zod/mini';
import { fieldError } from '#bank/core/errors/domain-error';
import type { CustomerAccount } from '#bank/core/ledger/accounts';
import { type LedgerTransaction, ledgerTransactions } from '#bank/core/ledger/ledger';
import { runningBalance } from '#bank/core/ledger/running-balance';
import { memoizeByRow } from '#bank/core/lists/memoize-by-row';
import { newestFirst } from '#bank/core/lists/page';
import type { Reader } from '#bank/core/storage/collection';
import type { Movement, movementsQuery } from '#contract/accounts';
import { bankInstant } from '#contract/domain/dates';
import { fromCentavos } from '#contract/domain/money';

type Posting = LedgerTransaction['postings'][number];

const movement = memoizeByRow(
  (posting: Posting, transaction: LedgerTransaction, { currency }: CustomerAccount): Movement => ({
    key: transaction.key,
    postedDate: transaction.date,
    description: transaction.description,
    amount: fromCentavos(posting.amount),
    currencyCode: currency,
    balance: fromCentavos(posting.balance),
    ...(transaction.category && { category: transaction.category }),
    postedAt: bankInstant(transaction.at),
    ...(transaction.operation && { operation: transaction.operation }),
  }),
);

/** `rows` are consecutive entries of the account's list, newest first. */
function movements(reader: Reader, account: CustomerAccount, rows: readonly LedgerTransaction[]): Movement[] {
  const balanceAfter = runningBalance(reader, account.key, rows.toReversed());
  return rows.flatMap((row) =>
    row.postings.flatMap((posting) => {
      if (posting.account !== account.key) return [];
      const view = movement(posting, row, account);
      const balance = balanceAfter(posting);
      return [balance === posting.balance ? view : { ...view, balance: fromCentavos(balance) }];
    }),
  );
}

export function movementsPage(
  reader: Reader,
  account: CustomerAccount,
  query: z.infer<typeof movementsQuery>,
): { data: Movement[]; cursor?: string } {
  const { from_date, to_date } = query;
  if (from_date && to_date && to_date < from_date) {
    throw fieldError('to_date', 'Debe ser igual o posterior a la fecha inicial.');
  }
  const page = newestFirst(
    reader,
    { collection: ledgerTransactions, index: 'byAccount', key: account.key },
    { dayOf: ({ date }) => date, start_date: from_date, end_date: to_date },
    query,
  );
  return {
    data: movements(reader, account, page.rows),
    ...(page.cursor && { cursor: page.cursor }),
  };
}
