import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { afterHistorySettled } from '#web/lib/page/dialog-history.ts';
import { type ListChoices, type ListPlace, placeIn, withPlace } from './address';

/** How long no key is pressed before a search goes to the address: browsers refuse too many changes of it. */
const QUIET_MS = 300;

/**
 * The place in a list, kept in the address: never as another entry of the history, so that Back leaves the page and
 * whoever comes back finds the list as it was.
 */
export function useListPlace(choices: ListChoices, prefix = '') {
  const [params, setParams] = useSearchParams();
  const place = placeIn(params, choices, prefix);
  const [typed, setTyped] = useState(place.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Searches that this hook wrote and has not read again. */
  const written = useRef(new Set<string>());
  /** What was changed since the last render: the address of this one does not have it. */
  const changes = useRef<Partial<ListPlace>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address that is drawn has what was written to it.
  useEffect(() => {
    changes.current = {};
  }, [params]);

  const forget = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };

  /** With the search as it is typed: one that was written a moment ago may not be in the address of this render. */
  const change = (changed: Partial<ListPlace>) => {
    forget();
    const next = { ...changes.current, search: typed, ...changed };
    changes.current = next;
    if (next.search !== place.search) written.current.add(next.search);
    afterHistorySettled(() =>
      setParams((now) => withPlace(now, { ...placeIn(now, choices, prefix), ...next }, choices, prefix), {
        replace: true,
        preventScrollReset: true,
      }),
    );
  };
  // A timer that was set before the last render writes to the address of now.
  const latestChange = useRef(change);
  useEffect(() => {
    latestChange.current = change;
  });

  // An address that came from elsewhere, as by a link to the list, says what is searched.
  useEffect(() => {
    if (!written.current.delete(place.search)) setTyped(place.search);
  }, [place.search]);

  // The address to write to is gone when the page is left, by Back before another page is drawn.
  useEffect(() => {
    const { pathname } = location;
    const stop = () => clearTimeout(timer.current);
    // The way back over a dialog leads to the same page.
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
    /** A search is shown at once and written when the typing rests. */
    type: (text: string) => {
      forget();
      setTyped(text);
      timer.current = setTimeout(() => latestChange.current({ search: text }), QUIET_MS);
    },
    /** The whole list again, in the order that was chosen. */
    clear: () => {
      setTyped('');
      change({ search: '', kind: '', pages: 1 });
    },
    /** Writes what is waiting, before the reader goes on. */
    settleSearch: () => {
      if (timer.current !== undefined) change({});
    },
  };
}
