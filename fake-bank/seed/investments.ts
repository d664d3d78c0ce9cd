import { addDays, type BankDate } from '#contract/domain/dates';
import type { InvestmentType } from '#contract/domain/investment';
import { toCentavos } from '#contract/domain/money';
import { bankDayUntil } from '../core/calendar/holidays';
import { nextFolio } from '../core/operations/folio';
import { nextKey } from '../core/storage/sequence';
import type { Transaction } from '../core/storage/transaction';
import { type Investment, investments } from '../modules/investment-products/investment';
import { openingEntry, paymentEntries, schedulePayment } from '../modules/investment-products/maturity';
import { maturityOf, paymentsOf } from '../modules/investment-products/payments';
import { rateFor } from '../modules/investment-products/rates';
import type { Habit, Movement } from './habits';
import { instantOn } from './year';

const OPENED_AT = 11 * 60;
/** Minute of the day at which the payment job runs. */
const PAID_AT = 0;
/** Exceeds the days by which weekends and holidays shift a maturity. */
const MARGIN_DAYS = 6;

export type PlannedInvestment = {
  type: InvestmentType;
  term: number;
  /** In pesos. */
  amount: number;
  /** At most a year. */
  daysAgo: number;
  account: string;
};

/** Active capital in centavos; must not depend on the bank's first day. */
export const heldIn = (plans: readonly PlannedInvestment[]): number =>
  plans.reduce((sum, { term, daysAgo, amount }) => {
    if (Math.abs(term - daysAgo) < MARGIN_DAYS) throw new Error('too near its end to say whether it is over');
    return daysAgo < term ? sum + toCentavos(amount) : sum;
  }, 0);

function investmentOf(
  portfolio: string,
  { type, term, amount, daysAgo, account }: PlannedInvestment,
  today: BankDate,
): Omit<Investment, 'key' | 'confirmationNumber'> {
  const centavos = toCentavos(amount);
  const rate = rateFor(type, term, centavos);
  if (rate === undefined) throw new Error(`no ${type} of ${term} days`);
  const startDate = bankDayUntil(addDays(today, -daysAgo));
  const maturityDate = maturityOf(startDate, term);
  return {
    ...{ portfolio, paidFrom: account, proceedsTo: account, orderedAt: instantOn(startDate, OPENED_AT) },
    ...{ type, term, rate, amount: centavos, startDate, maturityDate },
  };
}

export function recordInvestments(
  tx: Transaction,
  portfolio: string,
  plans: readonly PlannedInvestment[],
  today: BankDate,
): void {
  for (const plan of plans) {
    const key = nextKey(tx, 'investment');
    const confirmationNumber = nextFolio(tx);
    const investment = tx.put(investments, {
      key,
      confirmationNumber,
      ...investmentOf(portfolio, plan, today),
    });
    schedulePayment(tx, investment, today);
  }
}

export const investmentHabit =
  (portfolio: string, plans: readonly PlannedInvestment[]): Habit =>
  ({ days }) => {
    const today = addDays(days.at(-1) ?? '', 1);
    return plans.flatMap((plan): Movement[] => {
      const investment = { key: '', confirmationNumber: '', ...investmentOf(portfolio, plan, today) };
      const entries = [
        { ...openingEntry(investment), at: instantOn(investment.startDate, OPENED_AT) },
        ...paymentsOf(investment)
          .filter(({ date }) => date < today)
          .flatMap((payment) =>
            paymentEntries(investment, payment).map((entry) => ({
              ...entry,
              at: instantOn(payment.date, PAID_AT),
            })),
          ),
      ];
      return entries.map(({ at, description, from, to, amount }) => ({
        at,
        description,
        account: from,
        counterpart: to,
        amount: -amount,
      }));
    });
  };
