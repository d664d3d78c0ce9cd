import * as z from 'zod/mini';
import { Product } from './shared/account';
import { BankDate } from './shared/dates';
import { c, domain } from './shared/router';

/** Of one unit, in the fund's currency and to six decimals; null where the bank does not know it. */
export const FundPrice = z.nullable(z.number().check(z.positive()));

/**
 * What a customer holds of a fund: its balance is the units at the price at which the bank takes them back. Both
 * prices are of its last valuation.
 */
export const Fund = z.extend(Product, {
  units: z.int().check(z.gte(0)),
  /** What the customer pays for a unit, and what the customer gets for one. */
  buyPrice: FundPrice,
  sellPrice: FundPrice,
  valuationDate: BankDate,
});
export type Fund = z.infer<typeof Fund>;

export const investmentFunds = c.router(
  {
    get: {
      method: 'GET',
      path: '/investment-funds/v2/investment-funds/:accountKey',
      responses: { 200: Fund },
      summary: 'What the customer holds of a fund, and its prices; SIBUR before the first purchase',
    },
  },
  domain('Investment funds'),
);
