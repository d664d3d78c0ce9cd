import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { afterHistorySettled } from '#web/lib/page/dialog-history.ts';
import { type ListChoices, type ListPlace, placeIn, withPlace } from './address';

/** Debounce of the search: browsers limit changes of the address. */
const QUIET_MS = 300;

/** Replaces the address: Back leaves the page, and returning restores the list. */
export function useListPlace(choices: ListChoices, prefix = '') {
  const [params, setParams] = useSearchParams();
  const place = placeIn(params, choices, prefix);
  const [typed, setTyped] = useState(place.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Searches written by this hook and not yet read back. */
  const ownSearches = useRef(new Set<string>());
  /** Changes since the last render, which its address does not have yet. */
  const changes = useRef<Partial<ListPlace>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new address has the changes.
  useEffect(() => {
    changes.current = {};
  }, [params]);

  const forget = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };

  /** Includes the pending search, which may not be in the rendered address yet. */
  const change = (changed: Partial<ListPlace>) => {
    forget();
    const next = { ...changes.current, search: typed, ...changed };
    changes.current = next;
    if (next.search !== place.search) ownSearches.current.add(next.search);
    afterHistorySettled(() =>
      setParams((now) => withPlace(now, { ...placeIn(now, choices, prefix), ...next }, choices, prefix), {
        replace: true,
        preventScrollReset: true,
      }),
    );
  };
  // Lets a pending timer write to the current address.
  const latestChange = useRef(change);
  useEffect(() => {
    latestChange.current = change;
  });

  // An external navigation, such as a link to the list, replaces the typed search.
  useEffect(() => {
    if (!ownSearches.current.delete(place.search)) setTyped(place.search);
  }, [place.search]);

  // After Back, a pending write would hit the address of another page.
  useEffect(() => {
    const { pathname } = location;
    const stop = () => clearTimeout(timer.current);
    // Going back over a dialog stays on the page.
    const onBack = () => location.pathname !== pathname && stop();
    addEventListener('popstate', onBack);
    return () => {
      stop();
      removeEventListener('popstate', onBack);
    };
  }, []);

  return {
    place: { ...place, search: typed },
    change,
    type: (text: string) => {
      forget();
      setTyped(text);
      timer.current = setTimeout(() => latestChange.current({ search: text }), QUIET_MS);
    },
    clear: () => {
      setTyped('');
      change({ search: '', kind: '', pages: 1 });
    },
    /** Writes a pending search before a navigation. */
    settleSearch: () => {
      if (timer.current !== undefined) change({});
    },
  };
}
