/** A month's rate, for what a bank works out day by day; a loan's plan needs no decimals (`loan-plan.ts`). */
import { Decimal } from './decimal';

/** Interest of consumer credit carries it. */
export const VAT = new Decimal('0.16');

const MONTHS_OF_A_YEAR = 12;

/** A month's rate as a fraction; with VAT where interest carries it. */
export const monthlyRate = (yearlyRate: number, withVat = false): Decimal =>
  new Decimal(yearlyRate).div(100 * MONTHS_OF_A_YEAR).times(withVat ? VAT.plus(1) : 1);
