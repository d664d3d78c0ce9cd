import * as z from 'zod/mini';
import { Months, plannedAmounts, totalOf } from '#contract/domain/loan-plan';
import { StoredDay } from '../calendar/stored-dates';
import { PositiveCentavos } from './centavos';

/** Per cent a year: 24 is 24 %. */
export const YearlyRate = z.number().check(z.gte(0), z.lte(200));
/** Costo Anual Total as it was agreed, where there are fees; without them it follows from the rate. */
const cat = z.optional(z.number().check(z.gte(0), z.lt(1e15)));

/** Credit that is used and paid back again and again: a card or a line. */
export const RevolvingTerms = z.object({
  kind: z.literal('revolving'),
  limit: PositiveCentavos,
  /** What it was, oldest first, each before the day on which it was raised. */
  earlierLimits: z.optional(z.array(z.object({ limit: PositiveCentavos, until: StoredDay }))),
  yearlyRate: YearlyRate,
  cat,
  /** The day of the month on which a period ends; one that every month has. */
  cutOffDay: z.int().check(z.gte(1), z.lte(28)),
});
export type RevolvingTerms = z.infer<typeof RevolvingTerms>;

/** Credit that is paid back in equal monthly instalments: a loan or a mortgage. */
export const InstalmentTerms = z.object({
  kind: z.literal('instalments'),
  principal: PositiveCentavos,
  yearlyRate: YearlyRate,
  cat,
  /** Interest of consumer credit carries VAT; that of a home's mortgage does not. */
  vat: z.boolean(),
  term: Months,
  /** The day of the loan, from which its months count; where it is not kept, a month before the first instalment. */
  startDate: z.optional(StoredDay),
  /** The agreed day of the first instalment; where the bank is closed, the next bank day counts. */
  firstDueDate: StoredDay,
});
export type InstalmentTerms = z.infer<typeof InstalmentTerms>;

/** What was agreed on an account that is credit. */
export const CreditTerms = z.discriminatedUnion('kind', [RevolvingTerms, InstalmentTerms]);
export type CreditTerms = z.infer<typeof CreditTerms>;

/** Returns the lowest balance of an account: minus the credit limit, or minus all instalments of the plan. */
export function floorOf(terms: CreditTerms | undefined): number {
  if (!terms) return 0;
  return -(terms.kind === 'revolving' ? terms.limit : totalOf(plannedAmounts(terms)));
}
