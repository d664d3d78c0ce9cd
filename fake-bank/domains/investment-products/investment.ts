import * as z from 'zod/mini';
import { InvestmentType } from '#contract/investment';
import { BankDate } from '#contract/shared/dates';
import { accountsNamed } from '../../ground/ledger/accounts';
import { Collection } from '../../ground/store/collection';

/** Money of a portfolio that was put away for a term, as it was agreed: nothing of it changes. */
const Investment = z.object({
  key: z.string(),
  confirmationNumber: z.string(),
  /** When it was ordered, milliseconds since 1970. */
  orderedAt: z.number(),
  /** The account that holds it, the one that paid for it, and the one that gets the interest and, at the end, the money. */
  portfolio: z.string(),
  paidFrom: z.string(),
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

/** What the customer and the bank agree on. */
export type Agreed = Pick<Investment, 'type' | 'term' | 'rate' | 'amount' | 'startDate' | 'maturityDate'>;

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
  { names: ({ portfolio, paidFrom, proceedsTo }) => accountsNamed(portfolio, paidFrom, proceedsTo) },
);
