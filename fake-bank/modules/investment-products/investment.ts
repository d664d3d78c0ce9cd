import * as z from 'zod/mini';
import { StoredDay, StoredInstant } from '#bank/core/calendar/stored-dates';
import { accountsNamed } from '#bank/core/ledger/accounts';
import { PositiveCentavos } from '#bank/core/ledger/centavos';
import { balanceOf, ledgerBalances } from '#bank/core/ledger/ledger';
import { YearlyRate } from '#bank/core/ledger/terms';
import { confirmationNumbers, Folio, uniqueFolio } from '#bank/core/operations/folio';
import { unfinishedMaker } from '#bank/core/operations/record';
import { nextRunAt } from '#bank/core/scheduling/scheduled-jobs';
import { Collection, type Problem, type Reader } from '#bank/core/storage/collection';
import { keyNumbers } from '#bank/core/storage/sequence';
import { StoredKey } from '#bank/core/storage/stored-text';
import { productProblem } from '#bank/shared/accounts/account-kind';
import { pesoChequesProblem } from '#bank/shared/accounts/peso-cheques';
import { InvestmentType } from '#contract/domain/investment';
import { formatCentavos } from '#contract/domain/money';
import { rateFor } from './rates';

/** A term investment; immutable once agreed. */
const Investment = z.object({
  key: StoredKey,
  confirmationNumber: Folio,
  orderedAt: StoredInstant,
  /** `portfolio` holds the investment, `proceedsTo` receives interest and principal. */
  portfolio: StoredKey,
  paidFrom: StoredKey,
  proceedsTo: StoredKey,
  type: InvestmentType,
  /** In days; the actual maturity is a bank day. */
  term: z.int().check(z.gte(1), z.lte(3_650)),
  /** Percent per year. */
  rate: YearlyRate,
  amount: PositiveCentavos,
  startDate: StoredDay,
  maturityDate: StoredDay,
});
export type Investment = z.infer<typeof Investment>;

export type InvestmentTerms = Pick<
  Investment,
  'type' | 'term' | 'rate' | 'amount' | 'startDate' | 'maturityDate'
>;

export const INVESTMENT_PAYMENT = 'investment-payment';

function rateProblem({ key, type, term, rate, amount }: Investment): Problem | undefined {
  const maxRate = rateFor(type, term, amount);
  if (maxRate === undefined)
    return { field: 'term', reason: `${key} has a term or an amount that is not offered.` };
  return rate > maxRate
    ? { field: 'rate', reason: `${key} yields ${rate} % a year, and the highest rate is ${maxRate} %.` }
    : undefined;
}

/** Active investments must not exceed the balance. Reported for the portfolio's first investment only. */
function heldProblem({ key, portfolio }: Investment, reader: Reader): Problem | undefined {
  const rows = reader.list(investments, 'byPortfolio', portfolio);
  if (rows[0]?.key !== key) return undefined;
  const isHeld = (investment: Pick<Investment, 'key'>) =>
    nextRunAt(reader, { kind: INVESTMENT_PAYMENT, key: investment.key }) !== undefined;
  const sum = rows.filter(isHeld).reduce((total, { amount }) => total + amount, 0);
  return sum > balanceOf(reader, portfolio)
    ? {
        field: 'amount',
        reason: `the investments of ${portfolio} add up to ${formatCentavos(sum, 'MXN')}, more than its balance.`,
        other: { list: ledgerBalances.name, key: portfolio },
      }
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
    references: ({ portfolio, paidFrom, proceedsTo }) => accountsNamed({ portfolio, paidFrom, proceedsTo }),
    happenedAt: ({ orderedAt }) => ({ orderedAt }),
    unique: uniqueFolio,
    sequenceNumbers: { ...confirmationNumbers, ...keyNumbers('operation', 'investment') },
    validate: (investment, reader) =>
      productProblem(reader, { portfolio: investment.portfolio }, 'Valores') ??
      pesoChequesProblem(reader, { paidFrom: investment.paidFrom, proceedsTo: investment.proceedsTo }) ??
      rateProblem(investment) ??
      unfinishedMaker(investment, reader) ??
      heldProblem(investment, reader),
  },
);
