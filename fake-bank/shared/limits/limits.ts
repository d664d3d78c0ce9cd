import * as z from 'zod/mini';
import { StoredDay } from '#bank/core/calendar/stored-dates';
import { CentavosOrNone, PositiveCentavos } from '#bank/core/ledger/centavos';
import { Collection, type Reader } from '#bank/core/storage/collection';
import { StoredKey } from '#bank/core/storage/stored-text';
import type { Transaction } from '#bank/core/storage/transaction';
import type { BankDate } from '#contract/domain/dates';
import { formatCentavos, toCentavos } from '#contract/domain/money';
import { LimitKey, limitCategories } from '#contract/limits';
import { DAILY_LIMIT } from '#contract/rules/limits';

/** Per operation. Categories without a row use the bank's maximum. */
const CustomerLimit = z.object({ customer: StoredKey, limitKey: LimitKey, amount: PositiveCentavos });
type CustomerLimit = z.infer<typeof CustomerLimit>;

const DailyUse = z.object({
  customer: StoredKey,
  limitKey: LimitKey,
  day: StoredDay,
  amount: CentavosOrNone,
});
type DailyUse = z.infer<typeof DailyUse>;

const limitId = ({ customer, limitKey }: Pick<CustomerLimit, 'customer' | 'limitKey'>) =>
  `${customer}:${limitKey}`;
const useId = (use: Omit<DailyUse, 'amount'>) => `${limitId(use)}:${use.day}`;

/** In centavos, for each category. */
export const DAILY = toCentavos(DAILY_LIMIT);

const maxima = new Map<LimitKey, number>(
  limitCategories.map(({ key, maximum }) => [key, toCentavos(maximum)]),
);

export const maximumOf = (limitKey: LimitKey): number => maxima.get(limitKey) ?? 0;

export const customerLimits = new Collection(
  'customer-limits',
  CustomerLimit,
  limitId,
  {},
  {
    validate: ({ customer, limitKey, amount }) =>
      amount > maximumOf(limitKey)
        ? {
            field: 'amount',
            reason: `the limit ${limitKey} of ${customer} exceeds ${formatCentavos(maximumOf(limitKey), 'MXN')}.`,
          }
        : undefined,
  },
);
export const dailyUses = new Collection('daily-uses', DailyUse, useId, {});

export const customerLimitOf = (reader: Reader, customer: string, limitKey: LimitKey): number =>
  reader.get(customerLimits, limitId({ customer, limitKey }))?.amount ?? maximumOf(limitKey);

export const setCustomerLimit = (tx: Transaction, limit: CustomerLimit): CustomerLimit =>
  tx.put(customerLimits, limit);

export const usedOn = (reader: Reader, customer: string, limitKey: LimitKey, day: BankDate): number =>
  reader.get(dailyUses, useId({ customer, limitKey, day }))?.amount ?? 0;

/** A negative amount is a refund. */
export function countUse(tx: Transaction, { amount, ...use }: DailyUse): void {
  const before = usedOn(tx, use.customer, use.limitKey, use.day);
  tx.put(dailyUses, { ...use, amount: Math.max(0, before + amount) });
}
