import type { Currency } from '#contract/domain/money';

/** Money as answers carry it, in pesos where no currency is said. */
export const money = (amount: number, currencyCode: Currency = 'MXN') => ({ amount, currencyCode });
