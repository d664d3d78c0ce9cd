import * as z from 'zod/mini';
import { InvestmentType } from '#contract/investment-products';
import { BankDate } from '#contract/shared/dates';
import { Collection } from '../../ground/store/collection';

/** Money of a portfolio that was put away for a term, as it was agreed: nothing of it changes. */
const Investment = z.object({
  key: z.string(),
  /** The account that holds it, and the one that gets the interest and, at the end, the money. */
  portfolio: z.string(),
  proceedsTo: z.string(),
  type: InvestmentType,
  /** In days, as agreed; the money comes back on a bank day. */
  term: z.number().check(z.int(), z.gte(1)),
  /** Per cent a year. */
  rate: z.number().check(z.gte(0)),
  /** Centavos. */
  amount: z.number().check(z.int(), z.gt(0)),
  startDate: BankDate,
  maturityDate: BankDate,
});
export type Investment = z.infer<typeof Investment>;

export const investments = new Collection<Investment, 'byPortfolio'>(
  'investments',
  Investment,
  (investment) => investment.key,
  {
    byPortfolio: {
      keys: (investment) => [investment.portfolio],
      order: (investment) => investment.maturityDate,
    },
  },
);
