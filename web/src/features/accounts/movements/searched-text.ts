import type { Movement } from '#contract/accounts';
import { formatDate, formatMonth } from '#web/lib/format/dates.ts';
import { normalizeForSearch } from '#web/lib/format/normalize-for-search.ts';
import { formatNumber } from '#web/lib/money/format.ts';
import { categories } from './categories';

/**
 * In what a movement is searched: its description, its category and day as they are shown, its month, and its amount with
 * or without its commas. The same wherever it is searched, so that one list finds what the other has told of.
 */
export function searchedText({ description, postedDate, category, amount }: Movement): string {
  const number = formatNumber(amount);
  const about = category ? categories[category].label : '';
  const days = [formatDate(postedDate), formatMonth(postedDate)];
  return normalizeForSearch([description, about, ...days, number, number.replaceAll(',', '')].join('\n'));
}
