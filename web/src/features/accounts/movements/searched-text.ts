import type { Movement } from '#contract/accounts';
import { formatDate, formatMonth } from '#web/lib/format/dates.ts';
import { normalizeForSearch } from '#web/lib/format/normalize-for-search.ts';
import { formatMagnitude } from '#web/lib/money/format.ts';
import { categories } from './categories';

/** Text searched in a movement; shared, so that all lists find the same ones. */
export function searchedText({ description, postedDate, category, amount }: Movement): string {
  const number = formatMagnitude(amount);
  const categoryLabel = category ? categories[category].label : '';
  const days = [formatDate(postedDate), formatMonth(postedDate)];
  return normalizeForSearch(
    [description, categoryLabel, ...days, number, number.replaceAll(',', '')].join('\n'),
  );
}
