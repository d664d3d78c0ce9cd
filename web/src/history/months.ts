import type { BankDate } from '#contract/shared/dates';
import { type Money, toCentavos } from '#contract/shared/money';

type Dated = { effectiveDate: BankDate };

export type Month<Entry> = {
  /** Its first day. */
  first: BankDate;
  entries: Entry[];
  /** Whether no page that follows has more of it. */
  isWhole: boolean;
};

const firstOf = ({ effectiveDate }: Dated): BankDate => `${effectiveDate.slice(0, 7)}-01`;

/** Entries that stand in order of their days, month by month. Pages that follow go on where the oldest month ends. */
export function monthsOf<Entry extends Dated>(entries: readonly Entry[], more: boolean): Month<Entry>[] {
  const firsts = [...new Set(entries.map(firstOf))];
  const oldest = firsts.toSorted()[0];
  return firsts.map((first) => ({
    first,
    entries: entries.filter((entry) => firstOf(entry) === first),
    isWhole: !more || first !== oldest,
  }));
}

/** Centavos that amounts come to; null where one of them is not known. */
export const totalOf = (amounts: readonly Money[]): number | null =>
  amounts.reduce<number | null>(
    (total, { amount }) => (total === null || amount === null ? null : total + toCentavos(amount)),
    0,
  );
