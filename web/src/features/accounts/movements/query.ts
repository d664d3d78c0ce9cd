import type { BankDate } from '#contract/domain/dates';
import { MovementCategory } from '#contract/domain/movement-category';
import { addressOfPeriod, type Period, periodOf, rangeOf, WIDEST } from './period';
import { type Kind, kindOf, searchTextOf } from './search';
import type { DateRange } from './source';

export type MovementQuery = {
  period: Period;
  range: DateRange;
  /** False for the default period: a search then covers the whole year. */
  isChosen: boolean;
  kind: Kind;
  category: MovementCategory | undefined;
  search: string;
  movement: string | undefined;
};

const SEARCH = 'q';
const CATEGORY = 'category';
const MOVEMENT = 'movement';

export const categoryNamed = (name: string | null): MovementCategory | undefined =>
  MovementCategory.options.find((category) => category === name);

export function queryOfAddress(address: URLSearchParams, today: BankDate): MovementQuery {
  const chosen = periodOf(address, today);
  return {
    ...chosen,
    isChosen: address.get('period') === chosen.period,
    kind: kindOf(address.get('kind')),
    category: categoryNamed(address.get(CATEGORY)),
    search: address.get(SEARCH) ?? '',
    movement: address.get(MOVEMENT) ?? undefined,
  };
}

/** URL parameters; defaults are omitted. */
export const addressOf = ({ period, range, isChosen, kind, category, search, movement }: MovementQuery) => ({
  ...(isChosen && addressOfPeriod(period, range, search.trim() !== '')),
  ...(kind !== 'all' && { kind }),
  ...(category && { [CATEGORY]: category }),
  ...(search.trim() !== '' && { [SEARCH]: search.trim() }),
  ...(movement && { [MOVEMENT]: movement }),
});

/** A search without a chosen period covers the widest range. */
export function searchedRange(
  query: MovementQuery,
  today: BankDate,
): Pick<MovementQuery, 'period' | 'range'> {
  const isWide = !query.isChosen && searchTextOf(query.search) !== '';
  return isWide
    ? { period: WIDEST, range: rangeOf(WIDEST, today) }
    : { period: query.period, range: query.range };
}

export const noFilters = { kind: 'all', category: undefined, search: '' } as const;
