import type { Bill } from '#contract/merchants';
import { showMoney, toCentavos } from '#contract/shared/money';
import { formatDate, formatMonth } from '../../format/dates';

/** Bills before this one from which it can be told what is usual. */
const ENOUGH = 3;
const BARS = 6;

/** One of the bars: how much, and when it was due. `height` is per cent of the tallest. */
export type Bar = { key: string; month: string; centavos: number; height: number; now: boolean };

export type Usual = { words: string; bars: readonly Bar[] };

/** The month in which a bill was due: 'octubre'. */
const monthOf = (date: string): string => formatMonth(date).split(' ')[0] ?? '';

/** What a bill comes to beside those before it; undefined where they are too few to tell. */
export function usualOf(paid: readonly Bill[], bill: Bill, centavos: number): Usual | undefined {
  const before = paid.filter(({ key, dueDate }) => key !== bill.key && dueDate < bill.dueDate);
  const last = before.at(-1);
  if (before.length < ENOUGH || last === undefined) return undefined;
  const shown = [
    ...before
      .slice(1 - BARS)
      .map(({ key, dueDate, amount }) => ({ key, dueDate, centavos: toCentavos(amount) })),
    { key: bill.key, dueDate: bill.dueDate, centavos },
  ];
  const most = Math.max(...shown.map((one) => one.centavos), 1);
  return {
    words: wordsOf(centavos - toCentavos(last.amount), monthOf(last.dueDate)),
    bars: shown.map(({ key, dueDate, centavos: amount }) => ({
      key,
      month: formatDate(dueDate).slice(3, 6),
      centavos: amount,
      height: Math.round((amount / most) * 100),
      now: key === bill.key,
    })),
  };
}

function wordsOf(difference: number, month: string): string {
  if (difference === 0) return `Pagas lo mismo que en ${month}.`;
  return `Pagas ${showMoney(Math.abs(difference), 'MXN')} ${difference > 0 ? 'más' : 'menos'} que en ${month}.`;
}
