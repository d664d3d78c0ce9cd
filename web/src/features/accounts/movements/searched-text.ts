import type { Movement } from '#contract/accounts';
import { formatDate, formatMonth } from '#web/lib/format/dates.ts';
import { normalizeForSearch } from '#web/lib/format/normalize-for-search.ts';
import { formatMagnitude } from '#web/lib/money/format.ts';
import { categories } from './categories';

/** Returns the text that a search compares. All lists share it, so that they find the same movements. */
export function searchableText({ description, postedDate, category, amount }: Movement): string {
  const number = formatMagnitude(amount);
  const categoryLabel = category ? categories[category].label : '';
  const days = [formatDate(postedDate), formatMonth(postedDate)];
  return normalizeForSearch(
    [description, categoryLabel, ...days, number, number.replaceAll(',', '')].join('\n'),
  );
}
