import {
  startTransition,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useOptimistic,
  useRef,
  useState,
} from 'react';
import { useSearchParams } from 'react-router';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { addressOf, type MovementQuery, queryOfAddress, searchedRange } from './query';
import { searchTextOf } from './search';

/** Debounce before the URL is updated: browsers limit the rate of history changes. */
const QUIET_MS = 400;

/** Options of the navigation that writes the URL. */
type Writing = { replace?: boolean; state?: object };

/** Search text shown at once and written to the URL after a debounce. */
function useTyped(search: string, write: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Pending search and the page it belongs to. */
  const pendingSearch = useRef<{ text: string; page: string }>(undefined);
  /** Searches written to the URL and not yet read back. */
  const ownSearches = useRef(new Set<string>());
  // The timer may be older than the last render and must use the current writer.
  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
  });
  const forget = () => {
    clearTimeout(timer.current);
    pendingSearch.current = undefined;
  };
  const wait = (text: string) => {
    clearTimeout(timer.current);
    pendingSearch.current = { text, page: window.location.pathname };
    timer.current = setTimeout(() => latest.current(text), QUIET_MS);
  };
  // A URL change from elsewhere (Back) resets the search field.
  const follow = useEffectEvent((from: string) => {
    forget();
    setTyped(from);
  });
  useEffect(() => {
    if (!ownSearches.current.delete(search)) follow(search);
  }, [search]);
  /* If the page has changed, the pending search is dropped; else it waits until the URL is read. */
  const settle = useEffectEvent(() => {
    const { text, page } = pendingSearch.current ?? {};
    forget();
    if (text !== undefined && page === window.location.pathname) wait(text);
  });
  useEffect(() => {
    const onPop = () => settle();
    addEventListener('popstate', onPop);
    return () => {
      clearTimeout(timer.current);
      removeEventListener('popstate', onPop);
    };
  }, []);
  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      wait(text);
    },
    /** Writes a pending search now, together with other changes. */
    note: (text: string) => {
      forget();
      setTyped(text);
      if (text.trim() !== search) ownSearches.current.add(text.trim());
    },
  };
}

export function useMovementQuery() {
  const [address, setAddress] = useSearchParams();
  const query = queryOfAddress(address, bankToday());
  // Controls update at once; the URL and the list follow.
  const [shown, setShown] = useOptimistic(query);
  const { typed, type, note } = useTyped(query.search, (search) =>
    write({ ...shown, search }, { replace: true }),
  );
  function write(next: MovementQuery, { replace = false, state }: Writing = {}) {
    note(next.search);
    startTransition(() => {
      setShown(next);
      setAddress(addressOf(next), { replace, state, preventScrollReset: true });
    });
  }
  const now = { ...query, search: useDeferredValue(typed) };
  const current = { ...shown, search: typed };
  return {
    /** The controls show the range actually searched. */
    controls: { ...current, ...searchedRange(current, bankToday()) },
    list: { ...now, ...searchedRange(now, bankToday()), words: searchTextOf(now.search) },
    /** Changes the list and closes the open movement. */
    ask: (change: Partial<MovementQuery>) => write({ ...current, movement: undefined, ...change }),
    show: (movement: string | undefined, writing?: Writing) => write({ ...current, movement }, writing),
    type,
  };
}

export type CurrentMovementQuery = ReturnType<typeof useMovementQuery>;
