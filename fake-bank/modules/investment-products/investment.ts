import * as z from 'zod/mini';
import { StoredDay, StoredInstant } from '#bank/core/calendar/stored-dates';
import { accountsNamed } from '#bank/core/ledger/accounts';
import { PositiveCentavos } from '#bank/core/ledger/centavos';
import { balanceOf } from '#bank/core/ledger/ledger';
import { YearlyRate } from '#bank/core/ledger/terms';
import { nextRunAt } from '#bank/core/scheduling/scheduled-jobs';
import { Collection } from '#bank/core/storage/collection';
import type { Reader } from '#bank/core/storage/transaction';
import { noPesoCheques } from '#bank/shared/accounts/peso-cheques';
import { InvestmentType } from '#contract/domain/investment';
import { formatCentavos } from '#contract/domain/money';
import { rateFor } from './rates';

/** Money of a portfolio that was put away for a term, as it was agreed: nothing of it changes. */
const Investment = z.object({
  key: z.string(),
  confirmationNumber: z.string(),
  orderedAt: StoredInstant,
  /** The account that holds it, the one that paid for it, and the one that gets the interest and, at the end, the money. */
  portfolio: z.string(),
  paidFrom: z.string(),
  proceedsTo: z.string(),
  type: InvestmentType,
  /** In days, as agreed; the money comes back on a bank day. */
  term: z.int().check(z.gte(1), z.lte(3_650)),
  /** Per cent a year. */
  rate: YearlyRate,
  amount: PositiveCentavos,
  startDate: StoredDay,
  maturityDate: StoredDay,
});
export type Investment = z.infer<typeof Investment>;

/** What the customer and the bank agree on. */
export type Agreed = Pick<Investment, 'type' | 'term' | 'rate' | 'amount' | 'startDate' | 'maturityDate'>;

/** The kind of due work by which one pays, as long as it does. */
export const INVESTMENT_PAYMENT = 'investment-payment';

function rateProblem({ key, type, term, rate, amount }: Investment): string | undefined {
  const most = rateFor(type, term, amount);
  if (most === undefined) return `${key} es de un plazo o un importe que no se ofrecen.`;
  return rate > most ? `${key} da ${rate} % al año, y lo más que se da es ${most} %.` : undefined;
}

/** What is put away lies in the portfolio until its end. Said of the first of a portfolio alone: there may be many. */
function heldProblem({ key, portfolio }: Investment, reader: Reader): string | undefined {
  const all = reader.list(investments, 'byPortfolio', portfolio);
  if (all[0]?.key !== key) return undefined;
  const isHeld = (one: Pick<Investment, 'key'>) =>
    nextRunAt(reader, { kind: INVESTMENT_PAYMENT, key: one.key }) !== undefined;
  const sum = all.filter(isHeld).reduce((total, { amount }) => total + amount, 0);
  return sum > balanceOf(reader, portfolio)
    ? `las inversiones de ${portfolio} suman ${formatCentavos(sum, 'MXN')}, más de lo que hay en la cuenta.`
    : undefined;
}

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
  {
    references: ({ portfolio, paidFrom, proceedsTo }) => accountsNamed(portfolio, paidFrom, proceedsTo),
    validate: (investment, reader) =>
      noPesoCheques(reader, investment.paidFrom, investment.proceedsTo) ??
      rateProblem(investment) ??
      heldProblem(investment, reader),
  },
);
