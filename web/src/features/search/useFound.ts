import { useDeferredValue, useMemo } from 'react';
import { termsOf } from '#web/lib/format/search-terms.ts';
import { bestOf } from './match';
import { asksForMovements, findMovements } from './movements';
import { moreOption, movementOption, type Option } from './options';
import { MOVEMENTS, type Source, useSources } from './useSources';

/** Of each group as many as are seen at once. */
const MOST = 5;
/** What stands there before anything is typed. */
const USUAL_PEOPLE = 3;
const USUAL_ACTIONS = 6;

export type Group = { name: 'Personas' | 'Movimientos' | 'Acciones'; note?: string; options: Option[] };

export type Found = {
  /** What was searched, a moment after it was typed. */
  terms: readonly string[];
  groups: Group[];
  /** Whether all that was typed has been looked for where it can be at once. */
  isCurrent: boolean;
  /** Whether something may still be found. */
  waiting: boolean;
  /** Whether what is known is being read again: something may still come that was not there. */
  isFetching: boolean;
  failed: Source[];
};

/** What is said beside the movements: that they are on their way, or that there are more than are shown. */
function noteOf(count: number, reading: boolean): { note?: string } {
  if (reading) return { note: 'Buscando…' };
  return count > MOST ? { note: `Los ${MOST} más recientes de ${count.toLocaleString('es-MX')}` } : {};
}

/** What is found of what is typed: typing never waits for it. */
export function useFound(search: string): Found {
  const asked = useDeferredValue(search);
  const terms = useMemo(() => termsOf(asked), [asked]);
  const withMovements = asksForMovements(terms);
  const { people, offered, paid, own, years, sources } = useSources(withMovements);
  // How many accounts there are is not known at first: one value tells what has arrived.
  const arrived = years.map(({ dataUpdatedAt }) => dataUpdatedAt).join();
  const persons = useMemo(
    () => (terms.length === 0 ? people.slice(0, USUAL_PEOPLE) : bestOf(people, terms).slice(0, MOST)),
    [people, terms],
  );
  const doable = useMemo(
    () =>
      terms.length === 0
        ? offered.slice(0, USUAL_ACTIONS)
        : bestOf([...paid, ...own, ...offered], terms).slice(0, MOST),
    [paid, own, offered, terms],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `arrived` says when `years` holds something new.
  const moved = useMemo(
    () => findMovements(withMovements ? years.map(({ data }) => data ?? []) : [], terms, MOST),
    [terms, arrived],
  );
  const lists = sources.filter(({ name }) => name !== MOVEMENTS);
  const reading = years.some(({ isPending }) => isPending);
  const groups: Group[] = [
    { name: 'Personas', options: persons },
    {
      name: 'Movimientos',
      options: [
        ...moved.newest.map(movementOption),
        // How many they are is known once every account has been read.
        ...(reading ? [] : moved.more.map((more) => moreOption(more, asked.trim()))),
      ],
      ...noteOf(moved.count, reading),
    },
    { name: 'Acciones', options: doable },
  ];
  const coming = lists.some(({ reads }) => reads.some(({ isPending }) => isPending));
  return {
    terms,
    // What stands there at first comes at once: none of it is pushed down by the next. What is searched waits for nothing.
    groups:
      coming && terms.length === 0
        ? []
        : groups.filter(({ options, note }) => options.length > 0 || note !== undefined),
    isCurrent: asked === search,
    waiting: asked !== search || coming || reading,
    isFetching: sources.some(({ reads }) => reads.some(({ isFetching }) => isFetching)),
    failed: sources.filter(({ reads }) => reads.some(({ isError }) => isError)),
  };
}
