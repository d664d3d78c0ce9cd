import { type Currency, type Money, toCentavos } from '#contract/domain/money';

/** Credits are paid in pesos, from any source currency. */
export const CREDIT_CURRENCY: Currency = 'MXN';

/** Centavos of a known, positive amount. */
export const payable = (money: Money | undefined): number | undefined =>
  money?.amount ? toCentavos(money.amount) : undefined;
