import { useDeferredValue, useMemo } from 'react';
import { termsOf } from '#web/lib/format/search-terms.ts';
import { findBest } from './match';
import { asksForMovements, findMovements } from './movements';
import { moreOption, movementOption, type Option } from './options';
import { MOVEMENTS, type Source, useSources } from './useSources';

const MAX_RESULTS = 5;
/** Numbers of suggestions before the customer types. */
const SUGGESTED_PEOPLE = 3;
const SUGGESTED_ACTIONS = 6;

export type Group = { name: 'Personas' | 'Movimientos' | 'Acciones'; note?: string; options: Option[] };

export type SearchState = {
  terms: readonly string[];
  groups: Group[];
  /** True once the results match the current text. */
  isCurrent: boolean;
  /** True while sources are loading. */
  waiting: boolean;
  /** True during a refetch, which may add results. */
  isFetching: boolean;
  failed: Source[];
};

/** Returns a note for the movements: still loading, or more than shown. */
function noteOf(count: number, reading: boolean): { note?: string } {
  if (reading) return { note: 'Buscando…' };
  return count > MAX_RESULTS
    ? { note: `Los ${MAX_RESULTS} más recientes de ${count.toLocaleString('es-MX')}` }
    : {};
}

/** Computes the results of a deferred search text, so that typing is never blocked. */
export function useSearchState(search: string): SearchState {
  const deferredSearch = useDeferredValue(search);
  const terms = useMemo(() => termsOf(deferredSearch), [deferredSearch]);
  const withMovements = asksForMovements(terms);
  const { people, actions, services, accountOptions, failedOrders, years, sources } =
    useSources(withMovements);
  // The number of accounts varies, so one dependency joins their update times.
  const arrived = years.map(({ dataUpdatedAt }) => dataUpdatedAt).join();
  const peopleResults = useMemo(
    () =>
      terms.length === 0 ? people.slice(0, SUGGESTED_PEOPLE) : findBest(people, terms).slice(0, MAX_RESULTS),
    [people, terms],
  );
  const actionResults = useMemo(
    () =>
      terms.length === 0
        ? actions.slice(0, SUGGESTED_ACTIONS)
        : findBest([...services, ...accountOptions, ...actions], terms).slice(0, MAX_RESULTS),
    [services, accountOptions, actions, terms],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `arrived` changes whenever `years` has new data.
  const movementResults = useMemo(
    () => findMovements(withMovements ? years.map(({ data }) => data ?? []) : [], terms, MAX_RESULTS),
    [terms, arrived],
  );
  const lists = sources.filter(({ name }) => name !== MOVEMENTS);
  const reading = years.some(({ isPending }) => isPending);
  const groups: Group[] = [
    { name: 'Personas', options: peopleResults },
    {
      name: 'Movimientos',
      options: [
        ...(withMovements ? findBest(failedOrders, terms).slice(0, MAX_RESULTS) : []),
        ...movementResults.newest.map(movementOption),
        // The count is known only after all accounts are read.
        ...(reading ? [] : movementResults.more.map((more) => moreOption(more, deferredSearch.trim()))),
      ],
      ...noteOf(movementResults.count, reading),
    },
    { name: 'Acciones', options: actionResults },
  ];
  const isLoading = lists.some(({ reads }) => reads.some(({ isPending }) => isPending));
  return {
    terms,
    // Suggestions appear all at once, to avoid layout shifts; search results appear as they arrive.
    groups:
      isLoading && terms.length === 0
        ? []
        : groups.filter(({ options, note }) => options.length > 0 || note !== undefined),
    isCurrent: deferredSearch === search,
    waiting: deferredSearch !== search || isLoading || reading,
    isFetching: sources.some(({ reads }) => reads.some(({ isFetching }) => isFetching)),
    failed: sources.filter(({ reads }) => reads.some(({ isError }) => isError)),
  };
}
