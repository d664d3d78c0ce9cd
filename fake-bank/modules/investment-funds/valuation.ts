/** Funds are valued on each bank day, after trading hours. */

import { atHour } from '#bank/core/calendar/day';
import { nextBankDay } from '#bank/core/calendar/holidays';
import { bankAccount } from '#bank/core/ledger/accounts';
import { balanceOf, move } from '#bank/core/ledger/ledger';
import { type ScheduledJob, schedule } from '#bank/core/scheduling/scheduled-jobs';
import type { Transaction } from '#bank/core/storage/transaction';
import { addDays, type BankDate, bankDate } from '#contract/domain/dates';
import { proceedsOf } from '#contract/domain/fund-trade';
import { type FundId, type FundPosition, fundPositions, fundPrices, fundValuations } from './funds';
import { priceAfter } from './prices';

export const FUND_VALUATION = 'fund-valuation';
export const VALUATION = 'Valuación del fondo';
export const VALUED_AT_HOUR = 18;

/** Days of price history: 52 weeks, plus the days that a holiday may shift them. */
const KEPT_DAYS = 372;

export const valuedAfter = (day: BankDate): number => atHour(nextBankDay(day), VALUED_AT_HOUR);

export const scheduleValuation = (tx: Transaction, fund: FundId, after: BankDate): void =>
  void schedule(tx, { kind: FUND_VALUATION, key: fund, at: valuedAfter(after) });

export function revalue(tx: Transaction, { account, units }: FundPosition, price: number, at: number): void {
  const change = proceedsOf(units ?? 0, price) - balanceOf(tx, account);
  const bank = bankAccount('investments');
  const [from, to] = change > 0 ? [bank, account] : [account, bank];
  if (change === 0) return;
  move(tx, { at, description: VALUATION, category: 'investment', from, to, amount: Math.abs(change) });
}

function forget(tx: Transaction, fund: FundId, before: BankDate): void {
  const oldest = () => tx.list(fundValuations, 'byFund', fund)[0];
  for (let row = oldest(); row && row.date < before; row = oldest())
    tx.delete(fundValuations, `${fund} ${row.date}`);
}

/** Adds a price for each bank day since the last valuation, then revalues all positions. */
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
