/** Funds: the prices that led to today's, and what somebody bought of them on the way. */
import { addDays, type BankDate, daysBetween } from '#contract/shared/dates';
import { type FundId, fundPrices, funds } from '../domains/investment-funds/funds';
import { buyPrice, priceBefore, unitsFor, worth } from '../domains/investment-funds/prices';
import {
  isValuationDay,
  scheduleValuation,
  VALUATION,
  VALUED_AT_HOUR,
} from '../domains/investment-funds/valuation';
import { bankDayUntil } from '../ground/calendar/holidays';
import type { Transaction } from '../ground/store/transaction';
import type { Habit, Movement } from './habits';
import { eachMonthOn, instantOn } from './year';

const BOUGHT_AT = 10 * 60;

/** Each fund has been valued before `today`, and will be again. */
export function valueFunds(tx: Transaction, today: BankDate): void {
  let valuedOn = addDays(today, -1);
  while (!isValuationDay(valuedOn)) valuedOn = addDays(valuedOn, -1);
  for (const fund of Object.keys(funds).filter((name): name is FundId => name in funds)) {
    tx.put(fundPrices, { fund, price: funds[fund].firstPrice, valuedOn });
    scheduleValuation(tx, fund, valuedOn);
  }
}

/** The price of each valuation day, the last of them the one with which the bank begins. */
function pricesOn(days: readonly BankDate[], fund: FundId): Map<BankDate, number> {
  const { yearlyRate, firstPrice } = funds[fund];
  const prices: [BankDate, number][] = [];
  for (const date of days.filter(isValuationDay).reverse()) {
    const [later] = prices;
    const price = later ? priceBefore(later[1], yearlyRate, daysBetween(date, later[0])) : firstPrice;
    prices.unshift([date, price]);
  }
  return new Map(prices);
}

type Saving = {
  account: string;
  fund: FundId;
  /** What the account holds today. */
  units: number;
  /** So much from another account, on a day of every month. */
  monthly?: { day: number; amount: number; from: string };
};

type Purchase = { date: BankDate; units: number; cost: number };

function purchaseOn(date: BankDate, centavos: number, prices: ReadonlyMap<BankDate, number>): Purchase {
  const known = [...prices].findLast(([valuedOn]) => valuedOn < date) ?? [...prices][0];
  const price = buyPrice(known?.[1] ?? 0);
  const units = unitsFor(centavos, price);
  return { date, units, cost: worth(units, price) };
}

const movementOf = (purchase: Purchase, { account, fund, monthly }: Saving): Movement => ({
  at: instantOn(purchase.date, BOUGHT_AT),
  account: monthly?.from ?? account,
  counterpart: account,
  amount: -purchase.cost,
  description: `Compra de ${funds[fund].name}`,
});

/** A year of purchases, and what each valuation made of them. */
export const fundSaving =
  (saving: Saving): Habit =>
  ({ days }) => {
    const { account, fund, units, monthly } = saving;
    const prices = pricesOn(days, fund);
    const purchases = (monthly ? eachMonthOn(days, monthly.day) : [])
      .map(bankDayUntil)
      .filter((date) => days.includes(date))
      .map((date) => purchaseOn(date, (monthly?.amount ?? 0) * 100, prices));
    let held = units - purchases.reduce((sum, purchase) => sum + purchase.units, 0);
    let value = worth(held, prices.values().next().value ?? 0);
    const valuations = [...prices].map(([date, price], index): Movement => {
      const before = [...prices.keys()][index - 1] ?? '';
      for (const bought of purchases.filter((purchase) => purchase.date > before && purchase.date <= date)) {
        held += bought.units;
        value += bought.cost;
      }
      const amount = worth(held, price) - value;
      value += amount;
      const at = instantOn(date, VALUED_AT_HOUR * 60);
      return { at, account, counterpart: 'investments', amount, description: VALUATION };
    });
    return [...purchases.map((purchase) => movementOf(purchase, saving)), ...valuations].filter(
      ({ amount }) => amount !== 0,
    );
  };
