import type { Currency } from '#contract/domain/money';

export const money = (amount: number, currencyCode: Currency = 'MXN') => ({ amount, currencyCode });
