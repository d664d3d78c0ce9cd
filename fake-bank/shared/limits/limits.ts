import * as z from 'zod/mini';
import { StoredDay } from '#bank/core/calendar/stored-dates';
import { CentavosOrNone, PositiveCentavos } from '#bank/core/ledger/centavos';
import { Collection } from '#bank/core/storage/collection';
import type { Reader, Transaction } from '#bank/core/storage/transaction';
import type { BankDate } from '#contract/domain/dates';
import { formatCentavos, toCentavos } from '#contract/domain/money';
import { DAILY_LIMIT, LimitKey, limitCategories } from '#contract/limits';

/** What a customer chose as the most for one operation; a category without one has the bank's maximum. */
const CustomerLimit = z.object({ customer: z.string(), limitKey: LimitKey, amount: PositiveCentavos });
type CustomerLimit = z.infer<typeof CustomerLimit>;

/** What the operations of one category came to on one day. */
const DailyUse = z.object({
  customer: z.string(),
  limitKey: LimitKey,
  day: StoredDay,
  amount: CentavosOrNone,
});
type DailyUse = z.infer<typeof DailyUse>;

const limitId = ({ customer, limitKey }: Pick<CustomerLimit, 'customer' | 'limitKey'>) =>
  `${customer}:${limitKey}`;
const useId = (use: Omit<DailyUse, 'amount'>) => `${limitId(use)}:${use.day}`;

/** What all operations of a category may come to in one day, in centavos. */
export const DAILY = toCentavos(DAILY_LIMIT);

const maxima = new Map<LimitKey, number>(
  limitCategories.map(({ key, maximum }) => [key, toCentavos(maximum)]),
);

/** The most that a customer can choose, in centavos. */
export const maximumOf = (limitKey: LimitKey): number => maxima.get(limitKey) ?? 0;

export const customerLimits = new Collection(
  'customer-limits',
  CustomerLimit,
  limitId,
  {},
  {
    validate: ({ customer, limitKey, amount }) =>
      amount > maximumOf(limitKey)
        ? `el límite ${limitKey} de ${customer} rebasa ${formatCentavos(maximumOf(limitKey), 'MXN')}.`
        : undefined,
  },
);
export const dailyUses = new Collection('daily-uses', DailyUse, useId, {});

/** The most that one operation of a customer may carry, in centavos. */
export const customerLimitOf = (reader: Reader, customer: string, limitKey: LimitKey): number =>
  reader.get(customerLimits, limitId({ customer, limitKey }))?.amount ?? maximumOf(limitKey);

export const setCustomerLimit = (tx: Transaction, limit: CustomerLimit): CustomerLimit =>
  tx.put(customerLimits, limit);

/** What a customer's operations of a category came to on a day, in centavos. */
export const usedOn = (reader: Reader, customer: string, limitKey: LimitKey, day: BankDate): number =>
  reader.get(dailyUses, useId({ customer, limitKey, day }))?.amount ?? 0;

/** Counts an operation against its day; a negative amount is money that came back. */
export function countUse(tx: Transaction, { amount, ...use }: DailyUse): void {
  const before = usedOn(tx, use.customer, use.limitKey, use.day);
  tx.put(dailyUses, { ...use, amount: Math.max(0, before + amount) });
}
