import { formatCentavos, toCentavos } from '#contract/domain/money';
import type { Bill } from '#contract/merchants';
import { formatDate } from '#web/lib/format/dates.ts';

/** Earlier bills needed for a comparison. */
const MIN_EARLIER_BILLS = 3;
const BARS = 6;

/** `month` is that of the due date; `height` is a percentage of the tallest bar. */
export type Bar = { key: string; month: string; centavos: number; height: number; isCurrent: boolean };

export type BillComparison = { text: string; bars: readonly Bar[] };

const fullAmountOf = ({ amount, paidAmount = 0 }: Bill): number =>
  toCentavos(amount) + toCentavos(paidAmount);

/** Compares a bill with the earlier ones; undefined if there are too few. */
export function compareWithEarlier(bills: readonly Bill[], bill: Bill): BillComparison | undefined {
  const earlierBills = bills.filter(({ key, dueDate }) => key !== bill.key && dueDate < bill.dueDate);
  const last = earlierBills.at(-1);
  if (earlierBills.length < MIN_EARLIER_BILLS || last === undefined) return undefined;
  const comparedBills = [...earlierBills.slice(1 - BARS), bill].map((comparedBill) => ({
    key: comparedBill.key,
    dueDate: comparedBill.dueDate,
    centavos: fullAmountOf(comparedBill),
  }));
  const maximum = Math.max(...comparedBills.map(({ centavos }) => centavos), 1);
  return {
    text: describeDifference(fullAmountOf(bill) - fullAmountOf(last)),
    bars: comparedBills.map(({ key, dueDate, centavos: amount }) => ({
      key,
      month: formatDate(dueDate).slice(3, 6),
      centavos: amount,
      height: Math.round((amount / maximum) * 100),
      isCurrent: key === bill.key,
    })),
  };
}

function describeDifference(difference: number): string {
  if (difference === 0) return 'Este recibo es igual al anterior.';
  const gap = formatCentavos(Math.abs(difference), 'MXN');
  return `Este recibo es ${gap} ${difference > 0 ? 'más alto' : 'más bajo'} que el anterior.`;
}
