import { MERCHANT_SELECTION, type Merchant } from '#contract/merchants';
import { categoryLabels } from '#web/features/bill-payments/shared/payees/payee-labels.ts';
import { normalizeForSearch } from '#web/lib/format/normalize-for-search.ts';

const names = new Intl.Collator('es-MX');

export const byName = (a: Merchant, b: Merchant): number => names.compare(a.name, b.name);

export const categoryOf = ({ category }: Merchant): string =>
  category === undefined ? '' : categoryLabels[category];

/** Search text, or '' if too short. */
export function wantedIn(text: string): string {
  const wanted = text.trim().replace(/\s+/g, ' ');
  return [...wanted].length < MERCHANT_SELECTION ? '' : wanted;
}

export const find = (merchants: readonly Merchant[], wanted: string): readonly Merchant[] =>
  merchants.filter((merchant) =>
    [merchant.name, categoryOf(merchant)].some((text) =>
      normalizeForSearch(text).includes(normalizeForSearch(wanted)),
    ),
  );

/** Splits a text around the first match; without a match all of it is `before`. */
export function split(text: string, wanted: string): readonly [before: string, match: string, after: string] {
  const whole = text.normalize('NFC');
  // Normalization keeps the length: an NFC letter with its accent maps to one letter.
  const from = wanted === '' ? -1 : normalizeForSearch(whole).indexOf(normalizeForSearch(wanted));
  if (from < 0) return [whole, '', ''];
  const to = from + normalizeForSearch(wanted).length;
  return [whole.slice(0, from), whole.slice(from, to), whole.slice(to)];
}
