import { customers } from '#bank/core/customers/customers';
import type { CustomerAccount } from '#bank/core/ledger/accounts';
import { type LedgerTransaction, ledgerTransactions } from '#bank/core/ledger/ledger';
import { runningBalance } from '#bank/core/ledger/running-balance';
import type { Reader } from '#bank/core/storage/collection';
import { countBefore } from '#bank/core/storage/place';
import type { Task } from '#bank/core/tasks/task';
import { accountRef, isCredit } from '#bank/shared/accounts/views';
import { dailyHistoryOf } from '#bank/shared/lending/days';
import { limitOn } from '#bank/shared/lending/limit';
import { statementOf } from '#bank/shared/lending/statement';
import { isRevolving, type RevolvingAccount } from '#bank/shared/lending/views';
import { addDays, type BankDate } from '#contract/domain/dates';
import { fromCentavos } from '#contract/domain/money';
import type { MovementCategory } from '#contract/domain/movement-category';
import {
  type AccountStatement,
  type StatementContent,
  type StatementType,
  statementFormats,
} from '#contract/domain/statement';
import { keyOf } from './key';
import { notesOf } from './notes';
import type { StatementPeriod } from './periods';
import { taxesIn } from './taxes';

const rowsOf = (reader: Reader, { key }: CustomerAccount): readonly LedgerTransaction[] =>
  reader.list(ledgerTransactions, 'byAccount', key);

/** Returns the date of the first movement, if any. */
export const openedOn = (reader: Reader, account: CustomerAccount): BankDate | undefined =>
  rowsOf(reader, account)[0]?.date;

/** Binary search: rows are in chronological order. */
function rowsIn(
  rows: readonly LedgerTransaction[],
  { start, end }: StatementPeriod,
): { earlier: LedgerTransaction | undefined; within: readonly LedgerTransaction[] } {
  const from = countBefore(rows, ({ date }) => date, start);
  const to = countBefore(rows, ({ date }) => date, addDays(end, 1));
  return { earlier: rows[from - 1], within: rows.slice(from, to) };
}

const postingsOf = (account: CustomerAccount, { postings }: LedgerTransaction) =>
  postings.filter((posting) => posting.account === account.key);

/** Credit is shown as debt, with the sign reversed. */
const shownBalance = (account: CustomerAccount, balance: number): number =>
  fromCentavos(isCredit(account) ? 0 - balance : balance);

/** Figures as of the end of the period. */
function creditOf(reader: Reader, account: RevolvingAccount, { end }: StatementPeriod) {
  const { before, entries } = dailyHistoryOf(reader, account);
  const history = { before, entries: entries.filter(({ date }) => date <= end) };
  const { dueDate, minimum, toAvoidInterest = 0 } = statementOf(account.terms, history, addDays(end, 1));
  return {
    creditLimit: fromCentavos(limitOn(account.terms, end)),
    interestRate: account.terms.yearlyRate,
    dueDate,
    minimumPayment: fromCentavos(minimum),
    toAvoidInterest: fromCentavos(toAvoidInterest),
  };
}

export const statementView = (
  account: CustomerAccount,
  statementType: StatementType,
  { start, end }: StatementPeriod,
): AccountStatement => ({
  statementKey: keyOf({ account: account.key, statementType, end }),
  statementType,
  account: { key: account.key, type: account.type, ...accountRef(account) },
  startDate: start,
  endDate: end,
  formats: [...statementFormats[statementType]],
});

/** Reads everything before the first slice, so later movements are excluded. */
export function* contentOf(
  reader: Reader,
  account: CustomerAccount,
  statementType: StatementType,
  period: StatementPeriod,
): Task<StatementContent> {
  const { earlier, within } = rowsIn(rowsOf(reader, account), period);
  const balanceAfter = runningBalance(reader, account.key, earlier ? [earlier, ...within] : within);
  const last = earlier && postingsOf(account, earlier).at(-1);
  const opening = last ? balanceAfter(last) : 0;
  const statement = statementView(account, statementType, period);
  const { name: holder = '', rfc } = reader.get(customers, account.customer) ?? {};
  const credit = isRevolving(account) && { credit: creditOf(reader, account, period) };

  const movements: StatementContent['movements'] = [];
  const spending = new Map<MovementCategory, number>();
  let [closing, credits, charges] = [opening, 0, 0];
  for (const row of within) {
    for (const posting of postingsOf(account, row)) {
      const { amount } = posting;
      const balance = balanceAfter(posting);
      movements.push({
        date: row.date,
        description: row.description,
        amount: fromCentavos(amount),
        balance: shownBalance(account, balance),
      });
      closing = balance;
      credits += Math.max(0, amount);
      charges += Math.max(0, -amount);
      const category = row.category ?? 'other';
      if (amount < 0) spending.set(category, (spending.get(category) ?? 0) - amount);
    }
    yield;
  }
  return {
    ...statement,
    holder,
    ...(rfc && { rfc }),
    account: { ...statement.account, ...(account.clabe && { clabe: account.clabe }) },
    currencyCode: account.currency,
    openingBalance: shownBalance(account, opening),
    closingBalance: shownBalance(account, closing),
    credits: fromCentavos(credits),
    charges: fromCentavos(charges),
    spending: [...spending]
      .toSorted(([, a], [, b]) => b - a)

      .map(([category, amount]) => ({ category, amount: fromCentavos(amount) })),
    movements,
    ...credit,
    taxes: yield* taxesIn(within, account.currency),
    notes: notesOf(account),
  };
}
