import { MERCHANT_SELECTION, type Merchant } from '#contract/merchants';
import { categoryLabels } from '#web/features/bill-payments/shared/payees/payee-labels.ts';
import { normalizeForSearch } from '#web/lib/format/normalize-for-search.ts';

const names = new Intl.Collator('es-MX');

export const byName = (a: Merchant, b: Merchant): number => names.compare(a.name, b.name);

export const categoryOf = ({ category }: Merchant): string =>
  category === undefined ? '' : categoryLabels[category];

/** What is searched; '' where too little was typed. */
export function wantedIn(text: string): string {
  const wanted = text.trim().replace(/\s+/g, ' ');
  return [...wanted].length < MERCHANT_SELECTION ? '' : wanted;
}

/** The companies in whose name or category a text occurs; '' is in all of them. */
export const find = (merchants: readonly Merchant[], wanted: string): readonly Merchant[] =>
  merchants.filter((merchant) =>
    [merchant.name, categoryOf(merchant)].some((text) =>
      normalizeForSearch(text).includes(normalizeForSearch(wanted)),
    ),
  );

/** A text around what of it was searched; one without it is all before. */
export function split(text: string, wanted: string): readonly [before: string, match: string, after: string] {
  const whole = text.normalize('NFC');
  // As long as the text itself: a letter with its accent is one, and so is the letter alone.
  const from = wanted === '' ? -1 : normalizeForSearch(whole).indexOf(normalizeForSearch(wanted));
  if (from < 0) return [whole, '', ''];
  const to = from + normalizeForSearch(wanted).length;
  return [whole.slice(0, from), whole.slice(from, to), whole.slice(to)];
}
