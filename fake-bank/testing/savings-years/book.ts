/** Independent model of the savers' bank, calculated from the agreed terms. Amounts are centavos. */

import { bankDayFrom, isBankDay } from '#bank/core/calendar/holidays';
import { addMonths } from '#bank/core/calendar/months';
import { ledgerAccounts } from '#bank/core/ledger/accounts';
import { balanceOf, type LedgerTransaction, ledgerTransactions } from '#bank/core/ledger/ledger';
import { scheduledJobs } from '#bank/core/scheduling/scheduled-jobs';
import type { Change, Collection, Reader } from '#bank/core/storage/collection';
import { type Log, noLog } from '#bank/core/storage/store';
import { type FundPosition, fundPositions, fundPrices } from '#bank/modules/investment-funds/funds';
import { fundOperations } from '#bank/modules/investment-funds/operation';
import {
  INVESTMENT_PAYMENT,
  type Investment,
  investments,
} from '#bank/modules/investment-products/investment';
import { addDays, type BankDate, daysBetween } from '#contract/domain/dates';
import { Decimal } from '#contract/domain/decimal';

function expectSame(subject: string, actual: unknown, expected: unknown): void {
  const [actualJson, expectedJson] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (actualJson !== expectedJson) throw new Error(`${subject}: ${actualJson}, expected ${expectedJson}`);
}

const forDays = (amount: number, percent: number, days: number, daysOfYear: number): number =>
  new Decimal(amount).times(percent).times(days).div(100).div(daysOfYear).toDecimalPlaces(0).toNumber();

/** Withholding tax (ISR): 0.50 % of the capital in 2024 and 2025, 0.90 % from 2026. */
const isrOf = (date: BankDate): number => (date < '2026' ? 0.5 : 0.9);

type Running = { agreed: Investment; paidUntil: BankDate; times: number };

const nextPayment = ({ agreed: { type, startDate, term }, times }: Running): BankDate => {
  const end = bankDayFrom(addDays(startDate, term));
  const monthly = bankDayFrom(addMonths(startDate, times + 1));
  return type === 'PAYCHECKS' || monthly > end ? end : monthly;
};

const savedRows = <Row extends object, I extends string>(
  changes: readonly Change[],
  { name, schema }: Collection<Row, I>,
): Row[] =>
  changes.flatMap((change) =>
    change.collection === name && 'put' in change ? [schema.parse(change.put)] : [],
  );

/** Returns the keys of investments whose payment job ran in a commit. */
const paidIn = (changes: readonly Change[]): string[] =>
  changes.flatMap((change) => {
    if (change.collection !== scheduledJobs.name || !('delete' in change)) return [];
    const [kind, key = ''] = change.delete.split(':');
    return kind === INVESTMENT_PAYMENT ? [key] : [];
  });

const postingPairs = ({ postings }: LedgerTransaction) =>
  postings.map(({ account, amount }) => [account, amount]);

export class SavingsBook implements Log {
  readonly #counts: Map<string, number>;
  readonly #sums = new Map<string, number>();
  readonly #units = new Map<string, number>();
  readonly #running = new Map<string, Running>();

  /** `counts` receives the number of occurrences of each event. */
  constructor(counts: Map<string, number>) {
    this.#counts = counts;
  }

  readonly pending = noLog.pending;
  readonly isReadOnly = noLog.isReadOnly;
  readonly rollbackCount = noLog.rollbackCount;
  readonly recover = noLog.recover;

  append(changes: readonly Change[]): void {
    const transactions = savedRows(changes, ledgerTransactions);
    for (const transaction of transactions) this.#post(transaction);
    for (const agreed of savedRows(changes, investments)) {
      this.#running.set(agreed.key, { agreed, paidUntil: agreed.startDate, times: 0 });
    }
    for (const key of paidIn(changes)) this.#pay(key, transactions);
    for (const { account, status, operationType, transactionType, traded } of savedRows(
      changes,
      fundOperations,
    )) {
      this.#count(`${operationType} ${transactionType} ${status}`);
      const units = traded?.units ?? 0;
      const held = this.#units.get(account) ?? 0;
      this.#units.set(account, held + (operationType === 'BUY' ? units : -units));
    }
  }

  check(reader: Reader, today: BankDate): void {
    const accounts = reader.all(ledgerAccounts);
    let total = 0;
    for (const { key } of accounts) {
      expectSame(`${today} ${key}`, balanceOf(reader, key), this.#sums.get(key) ?? 0);
      total += balanceOf(reader, key);
    }
    expectSame(`${today} the sum of all accounts`, total, 0);
    const heldUnits = new Map<string, number>();
    for (const { agreed } of this.#running.values()) {
      if (agreed.maturityDate <= today) throw new Error(`${today} ${agreed.key} has not come back`);
      heldUnits.set(agreed.portfolio, (heldUnits.get(agreed.portfolio) ?? 0) + agreed.amount);
    }
    for (const account of accounts) {
      if (account.kind === 'bank') continue;
      if (account.portfolioType)
        expectSame(
          `${today} ${account.key}`,
          balanceOf(reader, account.key),
          heldUnits.get(account.key) ?? 0,
        );
      if (balanceOf(reader, account.key) < 0) throw new Error(`${today} ${account.key} is overdrawn`);
    }
    for (const position of reader.all(fundPositions)) this.#checkUnits(reader, position, today);
  }

  #checkUnits(reader: Reader, { account, fund, units }: FundPosition, today: BankDate): void {
    expectSame(`${today} units of ${account}`, units ?? 0, this.#units.get(account) ?? 0);
    const price = reader.get(fundPrices, fund)?.price ?? 0;
    const positionValue = new Decimal(units ?? 0).times(price).div(10_000).floor().toNumber();
    expectSame(`${today} what ${account} is worth`, balanceOf(reader, account), positionValue);
  }

  #count(event: string): void {
    this.#counts.set(event, (this.#counts.get(event) ?? 0) + 1);
  }

  #post({ key, postings, description }: LedgerTransaction): void {
    this.#count(description);
    let sum = 0;
    for (const { account, amount, balance } of postings) {
      sum += amount;
      this.#sums.set(account, (this.#sums.get(account) ?? 0) + amount);
      expectSame(`${key} ${account}`, balance, this.#sums.get(account));
    }
    expectSame(`${key} debits and credits`, sum, 0);
  }

  /** Checks the interest, the tax and, at maturity, the capital; nothing else may move. */
  #pay(key: string, posted: readonly LedgerTransaction[]): void {
    const running = this.#running.get(key);
    if (!running) throw new Error(`${key} has a payment after its end`);
    const { agreed, paidUntil, times } = running;
    const { amount, rate, type, maturityDate, portfolio, proceedsTo } = agreed;
    const date = nextPayment(running);
    if (!isBankDay(date)) throw new Error(`${key} pays on ${date}, a closed day`);
    const days = daysBetween(paidUntil, date);
    const expected = [
      ...(date === maturityDate ? [{ from: portfolio, to: proceedsTo, amount }] : []),
      { from: 'bank:interest:MXN', to: proceedsTo, amount: forDays(amount, rate, days, 360) },
      { from: proceedsTo, to: 'bank:taxes:MXN', amount: forDays(amount, isrOf(date), days, 365) },
    ].filter((movement) => movement.amount > 0);
    const entries = expected.map(({ from, to, amount: movedAmount }) => [
      [from, -movedAmount],
      [to, movedAmount],
    ]);
    expectSame(`${key} ${type} on ${date}`, posted.map(postingPairs), entries);
    expectSame(
      `${key} pays on`,
      posted.map((one) => one.date),
      expected.map(() => date),
    );
    if (date === maturityDate) this.#running.delete(key);
    else this.#running.set(key, { agreed, paidUntil: date, times: times + 1 });
    this.#count(date === maturityDate ? `${type} over` : `${type} paid`);
  }
}
