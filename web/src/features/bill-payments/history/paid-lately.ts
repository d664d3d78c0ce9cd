import { addDays, type BankDate } from '#contract/domain/dates';
import { toCentavos } from '#contract/domain/money';
import type { PaymentRow } from '#contract/domain/payment';
import { formatMonth } from '#web/lib/format/dates.ts';

type Paid = Pick<PaymentRow, 'status' | 'effectiveDate' | 'totalAmount'>;

const monthOf = (day: BankDate): string => day.slice(0, 7);
const firstOf = (day: BankDate): BankDate => `${monthOf(day)}-01`;

/** The first day of the month before a day's. */
export const monthBefore = (day: BankDate): BankDate => firstOf(addDays(firstOf(day), -1));

/** What was paid in the month of a day, in centavos: only what was made counts. */
function paidIn(day: BankDate, payments: readonly Paid[]) {
  const made = payments.filter(
    ({ status, effectiveDate }) => status === 'PROCESSED' && monthOf(effectiveDate) === monthOf(day),
  );
  return {
    /** 'noviembre' */
    name: formatMonth(day).replace(/ .*/, ''),
    count: made.length,
    centavos: made.reduce((total, { totalAmount }) => total + toCentavos(totalAmount.amount), 0),
  };
}

/** This month beside the one before. */
export const paidLately = (today: BankDate, payments: readonly Paid[]) => ({
  month: paidIn(today, payments),
  before: paidIn(monthBefore(today), payments),
});
