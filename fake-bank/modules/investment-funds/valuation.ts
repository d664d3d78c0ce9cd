/** Each bank day the bank says what the units of its funds are worth, after the funds' hours. */

import { atHour } from '#bank/core/calendar/day';
import { nextBankDay } from '#bank/core/calendar/holidays';
import { bankAccount } from '#bank/core/ledger/accounts';
import { balanceOf, move } from '#bank/core/ledger/ledger';
import { type ScheduledJob, schedule } from '#bank/core/scheduling/scheduled-jobs';
import type { Transaction } from '#bank/core/storage/transaction';
import { addDays, type BankDate, bankDate } from '#contract/domain/dates';
import { worth } from '#contract/domain/fund-trade';
import { type FundId, type FundPosition, fundPositions, fundPrices, fundValuations } from './funds';
import { priceAfter } from './prices';

export const FUND_VALUATION = 'fund-valuation';
export const VALUATION = 'Valuación del fondo';
export const VALUED_AT_HOUR = 18;

/** How many days of a fund's past are kept: a year of weeks, and what a holiday may take them back. */
const KEPT_DAYS = 372;

/** When a fund is valued next after a day on which it was. */
export const valuedAfter = (day: BankDate): number => atHour(nextBankDay(day), VALUED_AT_HOUR);

export const scheduleValuation = (tx: Transaction, fund: FundId, after: BankDate): void =>
  void schedule(tx, { kind: FUND_VALUATION, key: fund, at: valuedAfter(after) });

/** Brings an account to what its units are worth. */
export function revalue(tx: Transaction, { account, units }: FundPosition, price: number, at: number): void {
  const change = worth(units ?? 0, price) - balanceOf(tx, account);
  const bank = bankAccount('investments');
  const [from, to] = change > 0 ? [bank, account] : [account, bank];
  if (change === 0) return;
  move(tx, { at, description: VALUATION, category: 'investment', from, to, amount: Math.abs(change) });
}

/** Forgets what is older than a fund's past is told. */
function forget(tx: Transaction, fund: FundId, before: BankDate): void {
  const oldest = () => tx.list(fundValuations, 'byFund', fund)[0];
  for (let row = oldest(); row && row.date < before; row = oldest())
    tx.delete(fundValuations, `${fund} ${row.date}`);
}

/** A bank day has passed: a fund has a new price, and so have its units. */
export function runValuation(tx: Transaction, { key, at }: ScheduledJob): void {
  const last = tx.get(fundPrices, key);
  if (!last) return;
  const { fund } = last;
  const valuedOn = bankDate(at);
  let { price } = last;
  for (let date = nextBankDay(last.valuedOn); date <= valuedOn; date = nextBankDay(date)) {
    price = priceAfter(price, fund, date);
    tx.put(fundValuations, { fund, date, price });
  }
  tx.put(fundPrices, { fund, price, valuedOn });
  forget(tx, fund, addDays(valuedOn, -KEPT_DAYS));
  for (const position of tx.list(fundPositions, 'byFund', fund)) revalue(tx, position, price, at);
  scheduleValuation(tx, fund, valuedOn);
}
