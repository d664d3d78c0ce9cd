import { MERCHANT_SELECTION, type Merchant } from '#contract/merchants';
import type { Payee } from '#contract/payees';
import { categoryLabels, payeeSearch } from '#web/features/bill-payments/shared/payees/payee-labels.ts';
import { normalizeForSearch } from '#web/lib/format/normalize-for-search.ts';

const names = new Intl.Collator('es-MX');

export const byName = (a: Merchant, b: Merchant): number => names.compare(a.name, b.name);

export const categoryOf = ({ category }: Pick<Merchant, 'category'>): string =>
  category === undefined ? '' : categoryLabels[category];

/** Search text, or '' if too short. */
export function searchTextIn(text: string): string {
  const search = text.trim().replace(/\s+/g, ' ');
  return [...search].length < MERCHANT_SELECTION ? '' : search;
}

const matches = (texts: readonly string[], search: string): boolean =>
  texts.some((text) => normalizeForSearch(text).includes(normalizeForSearch(search)));

export const find = (merchants: readonly Merchant[], search: string): readonly Merchant[] =>
  merchants.filter((merchant) => matches([merchant.name, categoryOf(merchant)], search));

export const findSaved = (payees: readonly Payee[], search: string): readonly Payee[] =>
  payees.filter((payee) => matches(payeeSearch.texts(payee), search));

/** Splits a text around the first match. Without a match `before` is the whole text. */
export function split(text: string, search: string): readonly [before: string, match: string, after: string] {
  const composed = text.normalize('NFC');
  // Normalization keeps the length: an NFC letter with its accent maps to one letter.
  const from = search === '' ? -1 : normalizeForSearch(composed).indexOf(normalizeForSearch(search));
  if (from < 0) return [composed, '', ''];
  const to = from + normalizeForSearch(search).length;
  return [composed.slice(0, from), composed.slice(from, to), composed.slice(to)];
}
