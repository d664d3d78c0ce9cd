/** Monthly rates for daily calculations of the bank; loan plans use integers (`loan-plan.ts`). */
import { Decimal } from './decimal';

export const VAT = new Decimal('0.16');

const MONTHS_OF_A_YEAR = 12;

export const monthlyRate = (yearlyRate: number, withVat = false): Decimal =>
  new Decimal(yearlyRate).div(100 * MONTHS_OF_A_YEAR).times(withVat ? VAT.plus(1) : 1);
