import { addDays, type BankDate, bankDate } from '#contract/domain/dates';
import { costOf, proceedsOf } from '#contract/domain/fund-trade';
import { bankDayUntil } from '../core/calendar/holidays';
import type { Transaction } from '../core/storage/transaction';
import {
  type FundId,
  fundPrices,
  funds,
  fundValuations,
  type Valuation,
} from '../modules/investment-funds/funds';
import { buyPrice, priceBefore } from '../modules/investment-funds/prices';
import { scheduleValuation, VALUATION, VALUED_AT_HOUR } from '../modules/investment-funds/valuation';
import type { Habit, Movement } from './habits';
import { DAYS, instantOn } from './year';

const BOUGHT_AT = 10 * 60;

/** Returns a year of valuations. The last price is `firstPrice`; earlier prices are derived backwards from it. */
function valuationsBefore(today: BankDate, fund: FundId): Valuation[] {
  let date = bankDayUntil(addDays(today, -1));
  let price: number = funds[fund].firstPrice;
  const earliest = addDays(today, -DAYS - 7);
  const valuations: Valuation[] = [];
  while (date >= earliest) {
    valuations.unshift({ fund, date, price });
    price = priceBefore(price, fund, date);
    date = bankDayUntil(addDays(date, -1));
  }
  return valuations;
}

export function valueFunds(tx: Transaction, today: BankDate): void {
  for (const fund of Object.keys(funds).filter((name): name is FundId => name in funds)) {
    const valuations = valuationsBefore(today, fund);
    for (const valuation of valuations) tx.put(fundValuations, valuation);
    const valuedOn = bankDayUntil(addDays(today, -1));
    tx.put(fundPrices, { fund, price: funds[fund].firstPrice, valuedOn });
    scheduleValuation(tx, fund, valuedOn);
  }
}

/** All fund purchases of an account; they lie within the last year. */
export type FundSaving = {
  account: string;
  fund: FundId;
  /** Cheque account that pays; if missing, the money comes from another bank. */
  cash?: string;
  purchases: readonly { daysAgo: number; units: number }[];
};

export const unitsOf = ({ purchases }: FundSaving): number =>
  purchases.reduce((sum, { units }) => sum + units, 0);

export type Purchase = { at: number; units: number; price: number; cost: number };

/** Prices each purchase at the last valuation before it. */
export function purchasesBefore(today: BankDate, { fund, purchases }: FundSaving): Purchase[] {
  const valuations = valuationsBefore(today, fund);
  return purchases.map(({ daysAgo, units }) => {
    const date = bankDayUntil(addDays(today, -daysAgo));
    const valuation = valuations.findLast((valuation) => valuation.date < date);
    if (!valuation) throw new Error(`no price of ${fund} before ${date}`);
    const price = buyPrice(valuation.price);
    return { at: instantOn(date, BOUGHT_AT), units, price, cost: costOf(units, price) };
  });
}

export const purchaseOf = (fund: FundId): string => `Compra de ${funds[fund].name}`;

function movementOf({ at, cost }: Purchase, { account, fund, cash }: FundSaving): Movement {
  const details = { at, description: purchaseOf(fund) };
  return cash
    ? { ...details, account: cash, counterpart: account, amount: -cost }
    : { ...details, account, counterpart: 'spei', amount: cost };
}

export const fundSaving =
  (saving: FundSaving): Habit =>
  ({ days }) => {
    const { account, fund } = saving;
    const today = addDays(days.at(-1) ?? '', 1);
    const purchases = purchasesBefore(today, saving);
    let value = 0;
    const valuations = valuationsBefore(today, fund).map(({ date, price }): Movement => {
      const until = instantOn(date, VALUED_AT_HOUR * 60);
      const pricedPurchases = purchases.filter(({ at }) => at < until);
      const cost = pricedPurchases
        .filter(({ at }) => bankDate(at) === date)
        .reduce((sum, one) => sum + one.cost, 0);
      const units = pricedPurchases.reduce((sum, { units }) => sum + units, 0);
      const amount = proceedsOf(units, price) - value - cost;
      value += cost + amount;
      return { at: until, account, counterpart: 'investments', amount, description: VALUATION };
    });
    return [...purchases.map((purchase) => movementOf(purchase, saving)), ...valuations].filter(
      ({ amount }) => amount !== 0,
    );
  };
