import { addDays, type BankDate } from '#contract/domain/dates';
import { toCentavos } from '#contract/domain/money';
import type { PreauthorizedPayment } from '#contract/domain/preauthorized-payment';

const MONTH_DAYS = 30;

/** Returns the number and sum of the charges expected within a month; undefined without any. */
export function upcomingCharges(debits: readonly PreauthorizedPayment[], today: BankDate) {
  const until = addDays(today, MONTH_DAYS);
  const charges = debits.flatMap(({ nextCharge }) =>
    nextCharge && nextCharge.date <= until ? [nextCharge] : [],
  );
  if (charges.length === 0) return undefined;
  const amounts = charges.flatMap(({ amount }) => (amount ? [toCentavos(amount.amount)] : []));
  return {
    until,
    charges: charges.length,
    /** Charges without a bill yet, not included in `centavos`. */
    unbilled: charges.length - amounts.length,
    centavos: amounts.reduce((sum, centavos) => sum + centavos, 0),
  };
}
