import type { BankDate } from '#contract/domain/dates';
import { MovementCategory } from '#contract/domain/movement-category';
import { LONGEST_PERIOD, type Period, periodOf, periodParams, rangeOf } from './period';
import { type Kind, parseKind, searchTextOf } from './search';
import type { DateRange } from './source';

export type MovementQuery = {
  period: Period;
  range: DateRange;
  /** False without a period in the URL: a search then covers the whole year. */
  isPeriodSelected: boolean;
  kind: Kind;
  category: MovementCategory | undefined;
  search: string;
  movement: string | undefined;
};

const SEARCH = 'q';
const CATEGORY = 'category';
const MOVEMENT = 'movement';

export const parseCategory = (name: string | null): MovementCategory | undefined =>
  MovementCategory.options.find((category) => category === name);

export function parseQuery(searchParams: URLSearchParams, today: BankDate): MovementQuery {
  const selected = periodOf(searchParams, today);
  return {
    ...selected,
    isPeriodSelected: searchParams.get('period') === selected.period,
    kind: parseKind(searchParams.get('kind')),
    category: parseCategory(searchParams.get(CATEGORY)),
    search: searchParams.get(SEARCH) ?? '',
    movement: searchParams.get(MOVEMENT) ?? undefined,
  };
}

/** Returns the URL parameters of a query. Defaults are omitted. */
export const queryParams = ({
  period,
  range,
  isPeriodSelected,
  kind,
  category,
  search,
  movement,
}: MovementQuery) => ({
  ...(isPeriodSelected && periodParams(period, range, search.trim() !== '')),
  ...(kind !== 'all' && { kind }),
  ...(category && { [CATEGORY]: category }),
  ...(search.trim() !== '' && { [SEARCH]: search.trim() }),
  ...(movement && { [MOVEMENT]: movement }),
});

/** Returns the period to search: a search without a selected period covers the widest range. */
export function searchedRange(
  query: MovementQuery,
  today: BankDate,
): Pick<MovementQuery, 'period' | 'range'> {
  const isWide = !query.isPeriodSelected && searchTextOf(query.search) !== '';
  return isWide
    ? { period: LONGEST_PERIOD, range: rangeOf(LONGEST_PERIOD, today) }
    : { period: query.period, range: query.range };
}

export const noFilters = { kind: 'all', category: undefined, search: '' } as const;
