import { addDays, type BankDate } from '#contract/domain/dates';
import { toCentavos } from '#contract/domain/money';
import type { PaymentRow } from '#contract/domain/payment';
import { formatMonth } from '#web/lib/format/dates.ts';

type PaymentSummary = Pick<PaymentRow, 'status' | 'effectiveDate' | 'totalAmount'>;

const monthOf = (day: BankDate): string => day.slice(0, 7);
const firstOf = (day: BankDate): BankDate => `${monthOf(day)}-01`;

/** Returns the first day of the previous month. */
export const monthBefore = (day: BankDate): BankDate => firstOf(addDays(firstOf(day), -1));

/** Counts and sums (centavos) the processed payments in the month of `day`. */
function summarizeMonth(day: BankDate, payments: readonly PaymentSummary[]) {
  const processed = payments.filter(
    ({ status, effectiveDate }) => status === 'PROCESSED' && monthOf(effectiveDate) === monthOf(day),
  );
  return {
    /** 'noviembre' */
    name: formatMonth(day).replace(/ .*/, ''),
    count: processed.length,
    centavos: processed.reduce((total, { totalAmount }) => total + toCentavos(totalAmount.amount), 0),
  };
}

export const paidTotals = (today: BankDate, payments: readonly PaymentSummary[]) => ({
  month: summarizeMonth(today, payments),
  before: summarizeMonth(monthBefore(today), payments),
});
