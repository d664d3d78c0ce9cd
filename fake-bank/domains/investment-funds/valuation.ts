/** Once a week the bank says what the units of its funds are worth: on Fridays, after the funds' hours. */
import { addDays, type BankDate, bankDate, daysBetween, weekday } from '#contract/shared/dates';
import { atHour } from '../../ground/calendar/day';
import { bankDayUntil } from '../../ground/calendar/holidays';
import { type DueWork, schedule } from '../../ground/due/due-work';
import { bankAccount } from '../../ground/ledger/accounts';
import { balanceOf, move } from '../../ground/ledger/ledger';
import type { Transaction } from '../../ground/store/transaction';
import { type FundId, type FundPosition, fundPositions, fundPrices, funds } from './funds';
import { priceAfter, worth } from './prices';

export const FUND_VALUATION = 'fund-valuation';
export const VALUATION = 'Valuación semanal del fondo';
export const VALUED_AT_HOUR = 18;

const FRIDAY = 5;

/** The day of a week's valuation: its Friday, or the last bank day before it. */
const valuationOfWeek = (date: BankDate): BankDate => bankDayUntil(addDays(date, FRIDAY - weekday(date)));

export const isValuationDay = (date: BankDate): boolean => valuationOfWeek(date) === date;

function nextValuation(after: BankDate): BankDate {
  let day = addDays(after, 1);
  while (!isValuationDay(day)) day = addDays(day, 1);
  return day;
}

export const scheduleValuation = (tx: Transaction, fund: FundId, after: BankDate): void =>
  void schedule(tx, {
    kind: FUND_VALUATION,
    key: fund,
    at: atHour(nextValuation(after), VALUED_AT_HOUR),
  });

/** Brings an account to what its units are worth. */
function revalue(tx: Transaction, { account, units }: FundPosition, price: number, at: number): void {
  const change = worth(units ?? 0, price) - balanceOf(tx, account);
  const bank = bankAccount('investments');
  const [from, to] = change > 0 ? [bank, account] : [account, bank];
  if (change === 0) return;
  move(tx, { at, description: VALUATION, category: 'investment', from, to, amount: Math.abs(change) });
}

/** A week has passed: a fund has a new price, and so have its units. */
export function runValuation(tx: Transaction, { key, at }: DueWork): void {
  const last = tx.get(fundPrices, key);
  if (!last) return;
  const { fund } = last;
  const valuedOn = bankDate(at);
  const price = priceAfter(last.price, funds[fund].yearlyRate, daysBetween(last.valuedOn, valuedOn));
  tx.put(fundPrices, { fund, price, valuedOn });
  for (const position of tx.list(fundPositions, 'byFund', fund)) revalue(tx, position, price, at);
  scheduleValuation(tx, fund, valuedOn);
}
