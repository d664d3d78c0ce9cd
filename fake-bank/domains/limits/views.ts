import { type CustomerLimit, limitCategories } from '#contract/limits';
import type { BankDate } from '#contract/shared/dates';
import { moneyOf } from '#contract/shared/money';
import { customerLimitOf, DAILY, maximumOf, usedOn } from '../../ground/limits/limits';
import type { Reader } from '../../ground/store/transaction';

/** Every category of a customer, in the bank's order. */
export const limitsView = (reader: Reader, customer: string, today: BankDate): CustomerLimit[] =>
  limitCategories.map(({ key, label }) => ({
    limitKey: key,
    limitDesc: label,
    customerLimit: moneyOf(customerLimitOf(reader, customer, key)),
    maxLimit: moneyOf(maximumOf(key)),
    dailyLimit: moneyOf(DAILY),
    usedToday: moneyOf(usedOn(reader, customer, key, today)),
  }));
