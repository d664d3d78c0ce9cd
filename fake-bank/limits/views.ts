import { type CustomerLimit, limitCategories } from '#contract/limits';
import type { BankDate } from '#contract/shared/dates';
import { fromCentavos } from '#contract/shared/money';
import { customerLimitOf, DAILY, maximumOf, usedOn } from '../ledger/limits';
import type { Reader } from '../store/transaction';

const pesos = (centavos: number) => ({ amount: fromCentavos(centavos), currencyCode: 'MXN' as const });

/** Every category of a customer, in the bank's order. */
export const limitsView = (reader: Reader, customer: string, today: BankDate): CustomerLimit[] =>
  limitCategories.map(({ key, label }) => ({
    limitKey: key,
    limitDesc: label,
    customerLimit: pesos(customerLimitOf(reader, customer, key)),
    maxLimit: pesos(maximumOf(key)),
    dailyLimit: pesos(DAILY),
    usedToday: pesos(usedOn(reader, customer, key, today)),
  }));
