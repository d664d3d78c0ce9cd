import type { Reader } from '#bank/core/storage/collection';
import { customerLimitOf, DAILY, maximumOf, usedOn } from '#bank/shared/limits/limits';
import type { BankDate } from '#contract/domain/dates';
import { moneyOf } from '#contract/domain/money';
import { type CustomerLimit, limitCategories } from '#contract/limits';

export const limitsView = (reader: Reader, customer: string, today: BankDate): CustomerLimit[] =>
  limitCategories.map(({ key, label }) => ({
    limitKey: key,
    limitDesc: label,
    customerLimit: moneyOf(customerLimitOf(reader, customer, key)),
    maxLimit: moneyOf(maximumOf(key)),
    dailyLimit: moneyOf(DAILY),
    usedToday: moneyOf(usedOn(reader, customer, key, today)),
  }));
