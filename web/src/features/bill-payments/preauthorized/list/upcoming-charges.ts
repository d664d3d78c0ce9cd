import { addDays, type BankDate } from '#contract/domain/dates';
import { toCentavos } from '#contract/domain/money';
import type { PreauthorizedPayment } from '#contract/domain/preauthorized-payment';

/** Within which every company bills. */
const MONTH_DAYS = 30;

/** What is charged within a month as far as it is known; undefined where nothing is. */
export function upcomingCharges(debits: readonly PreauthorizedPayment[], today: BankDate) {
  const until = addDays(today, MONTH_DAYS);
  const charges = debits.flatMap(({ nextCharge }) =>
    nextCharge && nextCharge.date <= until ? [nextCharge] : [],
  );
  if (charges.length === 0) return undefined;
  const known = charges.flatMap(({ amount }) => (amount ? [toCentavos(amount.amount)] : []));
  return {
    until,
    charges: charges.length,
    /** Of those not billed yet the amount is not in it. */
    unbilled: charges.length - known.length,
    centavos: known.reduce((sum, centavos) => sum + centavos, 0),
  };
}
