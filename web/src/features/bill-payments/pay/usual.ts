import { formatCentavos, toCentavos } from '#contract/domain/money';
import type { Bill } from '#contract/merchants';
import { formatDate } from '#web/lib/format/dates.ts';

/** Earlier bills needed for a comparison. */
const MIN_EARLIER_BILLS = 3;
const BARS = 6;

/** `month` is that of the due date; `height` is a percentage of the tallest bar. */
export type Bar = { key: string; month: string; centavos: number; height: number; now: boolean };

export type Usual = { text: string; bars: readonly Bar[] };

const fullAmountOf = ({ amount, paidAmount = 0 }: Bill): number =>
  toCentavos(amount) + toCentavos(paidAmount);

/** Compares a bill with the earlier ones; undefined if there are too few. */
export function usualOf(paid: readonly Bill[], bill: Bill): Usual | undefined {
  const earlierBills = paid.filter(({ key, dueDate }) => key !== bill.key && dueDate < bill.dueDate);
  const last = earlierBills.at(-1);
  if (earlierBills.length < MIN_EARLIER_BILLS || last === undefined) return undefined;
  const shown = [...earlierBills.slice(1 - BARS), bill].map((one) => ({
    key: one.key,
    dueDate: one.dueDate,
    centavos: fullAmountOf(one),
  }));
  const maximum = Math.max(...shown.map((one) => one.centavos), 1);
  return {
    text: describeDifference(fullAmountOf(bill) - fullAmountOf(last)),
    bars: shown.map(({ key, dueDate, centavos: amount }) => ({
      key,
      month: formatDate(dueDate).slice(3, 6),
      centavos: amount,
      height: Math.round((amount / maximum) * 100),
      now: key === bill.key,
    })),
  };
}

function describeDifference(difference: number): string {
  if (difference === 0) return 'Este recibo es igual al anterior.';
  const apart = formatCentavos(Math.abs(difference), 'MXN');
  return `Este recibo es ${apart} ${difference > 0 ? 'más alto' : 'más bajo'} que el anterior.`;
}
