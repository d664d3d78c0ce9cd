import type { Account } from '#contract/domain/account';
import { type BankDate, bankDate, bankTime } from '#contract/domain/dates';
import type { ExchangeRate } from '#contract/domain/exchange-rate';
import { type DailyService, isOpenDaily, serviceHours } from '#contract/domain/hours';
import { type Currency, fromCentavos } from '#contract/domain/money';
import type { PaymentOrder } from '#contract/payments';
import { closedOnHolidays, nextSchedulingDay, type When } from '#web/flow/money-form/scheduling.ts';
import { costOf, rateFor } from '#web/lib/money/exchange.ts';

/* What paying a service and topping up a phone have in common. */

/** What leaves an account, in cents of its currency, and the rate where that is not the peso. */
export type Cost = { currency: Currency; charged: number; rate?: number };

/** What so many centavos cost from an account; nothing is known of it before one is chosen. */
export function costFrom(
  source: Account | undefined,
  centavos: number,
  matrix: readonly ExchangeRate[],
): Cost | undefined {
  if (source === undefined) return undefined;
  const rate = rateFor(matrix, source.defaultCurrency, 'MXN');
  return rate === undefined
    ? { currency: source.defaultCurrency, charged: centavos }
    : { currency: source.defaultCurrency, charged: costOf(centavos, rate), rate };
}

/** How long before it closes a service says so. */
const CLOSING_MINUTES = 30;
const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Minutes until a service closes, where they are few. */
export function minutesLeft(service: DailyService, now: number): number | undefined {
  if (!isOpenDaily(service, now)) return undefined;
  const left = minutes(serviceHours[service].closes) - minutes(bankTime(now));
  return left <= CLOSING_MINUTES ? left : undefined;
}

/** The first day for which a payment can be scheduled. */
export const nextDay = (holidays: ReadonlySet<BankDate>, now: number): BankDate | undefined =>
  nextSchedulingDay(bankDate(now), closedOnHolidays(holidays));

/** Today while the service takes payments; else the next day that it does. */
export function firstDay(service: DailyService, holidays: ReadonlySet<BankDate>, now: number): When {
  if (isOpenDaily(service, now)) return { when: 'today', date: '' };
  return { when: 'later', date: nextDay(holidays, now) ?? '' };
}

/** When it is paid and how much, as the bank wants it. */
export const dayAndAmount = (
  { when, date }: When,
  centavos: number,
  now: number,
): Pick<PaymentOrder, 'transaction_type' | 'effective_date' | 'amount'> => ({
  transaction_type: when === 'later' ? 'SCHEDULED' : 'ONETIME',
  effective_date: when === 'later' ? date : bankDate(now),
  amount: { amount: fromCentavos(centavos), currency_code: 'MXN' },
});
