import type { BankDate } from '#contract/domain/dates';
import { type KnownMoney, type Money, moneyOf, toCentavos } from '#contract/domain/money';

type DatedEntry = { effectiveDate: BankDate };

export type Month<Entry> = {
  first: BankDate;
  entries: Entry[];
  /** True if later pages cannot add entries. */
  isFullyLoaded: boolean;
};

const firstOf = ({ effectiveDate }: DatedEntry): BankDate => `${effectiveDate.slice(0, 7)}-01`;

/** Groups sorted entries by month. Later pages may add entries to the oldest month. */
export function monthsOf<Entry extends DatedEntry>(
  entries: readonly Entry[],
  hasMore: boolean,
): Month<Entry>[] {
  const firstDays = [...new Set(entries.map(firstOf))];
  const oldest = firstDays.toSorted()[0];
  return firstDays.map((first) => ({
    first,
    entries: entries.filter((entry) => firstOf(entry) === first),
    isFullyLoaded: !hasMore || first !== oldest,
  }));
}

/** Returns a total per currency, or none if an amount is unknown. */
export function totalsOf(amounts: readonly Money[]): KnownMoney[] {
  const totals = new Map<Money['currencyCode'], number>();
  for (const { amount, currencyCode } of amounts) {
    if (amount === null) return [];
    totals.set(currencyCode, (totals.get(currencyCode) ?? 0) + toCentavos(amount));
  }
  return [...totals].map(([currencyCode, centavos]) => moneyOf(centavos, currencyCode));
}
