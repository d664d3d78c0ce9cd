import type { Account } from '#contract/domain/account';
import { type BankDate, bankDate, bankTime } from '#contract/domain/dates';
import type { ExchangeRate } from '#contract/domain/exchange-rate';
import { type DailyService, isOpenDaily, serviceHours } from '#contract/domain/hours';
import { type Currency, fromCentavos } from '#contract/domain/money';
import type { PaymentOrder } from '#contract/payments';
import { closedOnHolidays, nextSchedulingDay, type When } from '#web/flow/money-form/scheduling.ts';
import { costOf, rateFor } from '#web/lib/money/exchange.ts';

/** `charged` is in cents of the account's currency; `rate` only if that is not the peso. */
export type Cost = { currency: Currency; charged: number; rate?: number };

/** Cost of an amount in centavos; undefined until an account is chosen. */
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

/** Warn this long before closing. */
const CLOSING_MINUTES = 30;
const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Returns the minutes until the service closes; undefined before the last CLOSING_MINUTES. */
export function minutesLeft(service: DailyService, now: number): number | undefined {
  if (!isOpenDaily(service, now)) return undefined;
  const remaining = minutes(serviceHours[service].closes) - minutes(bankTime(now));
  return remaining <= CLOSING_MINUTES ? remaining : undefined;
}

export const nextDay = (holidays: ReadonlySet<BankDate>, now: number): BankDate | undefined =>
  nextSchedulingDay(bankDate(now), closedOnHolidays(holidays));

/** Returns today within service hours, else the next scheduling day. */
export function firstDay(service: DailyService, holidays: ReadonlySet<BankDate>, now: number): When {
  if (isOpenDaily(service, now)) return { when: 'today', date: '' };
  return { when: 'later', date: nextDay(holidays, now) ?? '' };
}

/** Day and amount in the bank's format. */
export const dayAndAmount = (
  { when, date }: When,
  centavos: number,
  now: number,
): Pick<PaymentOrder, 'transaction_type' | 'effective_date' | 'amount'> => ({
  transaction_type: when === 'later' ? 'SCHEDULED' : 'ONETIME',
  effective_date: when === 'later' ? date : bankDate(now),
  amount: { amount: fromCentavos(centavos), currency_code: 'MXN' },
});
