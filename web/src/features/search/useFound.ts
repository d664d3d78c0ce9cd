import { useDeferredValue, useMemo } from 'react';
import { bestOf, termsOf } from './match';
import { asksForMovements, findMovements } from './movements';
import { movementOption, type Option } from './options';
import { type Source, useSources } from './useSources';

/** Of each group as many as are seen at once. */
const MOST = 5;
/** What stands there before anything is typed. */
const USUAL_PEOPLE = 4;
const USUAL_ACTIONS = 5;

export type Group = { name: 'Personas' | 'Movimientos' | 'Acciones'; note?: string; options: Option[] };

export type Found = {
  /** What was searched, a moment after it was typed. */
  terms: readonly string[];
  groups: Group[];
  waiting: boolean;
  failed: Source[];
};

/** What is found of what is typed: typing never waits for it. */
export function useFound(search: string): Found {
  const asked = useDeferredValue(search);
  const terms = useMemo(() => termsOf(asked), [asked]);
  const withMovements = asksForMovements(terms);
  const { people, offered, paid, own, years, sources } = useSources(withMovements);
  const read = years.map(({ data }) => data ?? []);
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answers themselves, not the list around them.
  const moved = useMemo(() => findMovements(withMovements ? read : [], terms, MOST), [terms, ...read]);
  const groups: Group[] = [
    { name: 'Personas', options: persons },
    {
      name: 'Movimientos',
      options: moved.newest.map(movementOption),
      ...(moved.count > MOST && {
        note: `Los ${MOST} más recientes de ${moved.count.toLocaleString('es-MX')}`,
      }),
    },
    { name: 'Acciones', options: doable },
  ];
  return {
    terms,
    groups: groups.filter(({ options }) => options.length > 0),
    waiting: asked !== search || sources.some(({ reads }) => reads.some(({ isPending }) => isPending)),
    failed: sources.filter(({ reads }) => reads.some(({ isError }) => isError)),
  };
}
