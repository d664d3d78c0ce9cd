import { type Currency, type Money, toCentavos } from '#contract/domain/money';

/** Credits are paid in pesos, from any source currency. */
export const CREDIT_CURRENCY: Currency = 'MXN';

/** Returns centavos; undefined for zero or unknown. */
export const payableCentavos = (money: Money | undefined): number | undefined =>
  money?.amount ? toCentavos(money.amount) : undefined;
