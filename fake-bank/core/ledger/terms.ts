import * as z from 'zod/mini';
import { Months, plannedAmounts, totalOf } from '#contract/domain/loan-plan';
import { StoredDay } from '../calendar/stored-dates';
import { PositiveCentavos } from './centavos';

export const YearlyRate = z.number().check(z.gte(0), z.lte(200));
/** Agreed Costo Anual Total of credit with fees; without fees it follows from the rate. */
const cat = z.optional(z.number().check(z.gte(0), z.lt(1e15)));

export const RevolvingTerms = z.object({
  kind: z.literal('revolving'),
  limit: PositiveCentavos,
  /** Earlier limits, oldest first; each applied until the day before `until`. */
  earlierLimits: z.optional(z.array(z.object({ limit: PositiveCentavos, until: StoredDay }))),
  yearlyRate: YearlyRate,
  cat,
  /** Day of the month that ends a period; at most 28, which every month has. */
  cutOffDay: z.int().check(z.gte(1), z.lte(28)),
});
export type RevolvingTerms = z.infer<typeof RevolvingTerms>;

export const InstalmentTerms = z.object({
  kind: z.literal('instalments'),
  principal: PositiveCentavos,
  yearlyRate: YearlyRate,
  cat,
  /** Consumer credit pays VAT on interest; a mortgage does not. */
  vat: z.boolean(),
  term: Months,
  /** Day the loan began; if missing, one month before the first instalment. */
  startDate: z.optional(StoredDay),
  /** Agreed due date; if the bank is closed, the next bank day applies. */
  firstDueDate: StoredDay,
});
export type InstalmentTerms = z.infer<typeof InstalmentTerms>;

export const CreditTerms = z.discriminatedUnion('kind', [RevolvingTerms, InstalmentTerms]);
export type CreditTerms = z.infer<typeof CreditTerms>;

export function floorOf(terms: CreditTerms | undefined): number {
  if (!terms) return 0;
  return -(terms.kind === 'revolving' ? terms.limit : totalOf(plannedAmounts(terms)));
}
