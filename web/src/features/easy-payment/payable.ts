import { type Currency, type Money, toCentavos } from '#contract/domain/money';

/** Credit is paid in pesos, from whatever currency the source has. */
export const CREDIT_CURRENCY: Currency = 'MXN';

/** Centavos of an amount that is there and above zero. */
export const payable = (money: Money | undefined): number | undefined =>
  money?.amount ? toCentavos(money.amount) : undefined;
