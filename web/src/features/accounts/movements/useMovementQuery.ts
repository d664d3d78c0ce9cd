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
import { type MovementQuery, parseQuery, queryParams, searchedRange } from './query';
import { searchTextOf } from './search';

/** Debounce before the URL is updated: browsers limit the rate of history changes. */
const DEBOUNCE_MS = 400;

/** Options of the navigation that writes the URL. */
type NavigationOptions = { replace?: boolean; state?: object };

/** Search text shown at once and written to the URL after a debounce. */
function useDebouncedSearch(search: string, write: (search: string) => void) {
  const [text, setText] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Pending search and the page it belongs to. */
  const pendingSearch = useRef<{ text: string; page: string }>(undefined);
  /** Searches written to the URL and not yet read back. */
  const ownSearches = useRef(new Set<string>());
  // The timer may be older than the last render and must use the current writer.
  const latestWrite = useRef(write);
  useEffect(() => {
    latestWrite.current = write;
  });
  const cancelPending = () => {
    clearTimeout(timer.current);
    pendingSearch.current = undefined;
  };
  const schedule = (text: string) => {
    clearTimeout(timer.current);
    pendingSearch.current = { text, page: window.location.pathname };
    timer.current = setTimeout(() => latestWrite.current(text), DEBOUNCE_MS);
  };
  // A URL change from elsewhere (Back) resets the search field.
  const reset = useEffectEvent((from: string) => {
    cancelPending();
    setText(from);
  });
  useEffect(() => {
    if (!ownSearches.current.delete(search)) reset(search);
  }, [search]);
  /* Back or Forward drops the pending search if the page changes, and else delays it. */
  const restartPending = useEffectEvent(() => {
    const { text, page } = pendingSearch.current ?? {};
    cancelPending();
    if (text !== undefined && page === window.location.pathname) schedule(text);
  });
  useEffect(() => {
    const onPop = () => restartPending();
    addEventListener('popstate', onPop);
    return () => {
      clearTimeout(timer.current);
      removeEventListener('popstate', onPop);
    };
  }, []);
  return {
    text,
    type: (text: string) => {
      setText(text);
      schedule(text);
    },
    /** Cancels the pending write: the URL is written now, with other changes too. */
    markWritten: (text: string) => {
      cancelPending();
      setText(text);
      if (text.trim() !== search) ownSearches.current.add(text.trim());
    },
  };
}

export function useMovementQuery() {
  const [searchParams, setSearchParams] = useSearchParams();
  const query = parseQuery(searchParams, bankToday());
  // Controls update at once; the URL and the list follow.
  const [shownQuery, setShownQuery] = useOptimistic(query);
  const { text, type, markWritten } = useDebouncedSearch(query.search, (search) =>
    write({ ...shownQuery, search }, { replace: true }),
  );
  function write(next: MovementQuery, { replace = false, state }: NavigationOptions = {}) {
    markWritten(next.search);
    startTransition(() => {
      setShownQuery(next);
      setSearchParams(queryParams(next), { replace, state, preventScrollReset: true });
    });
  }
  const deferredQuery = { ...query, search: useDeferredValue(text) };
  const current = { ...shownQuery, search: text };
  return {
    /** The controls show the range actually searched. */
    controls: { ...current, ...searchedRange(current, bankToday()) },
    list: {
      ...deferredQuery,
      ...searchedRange(deferredQuery, bankToday()),
      searchText: searchTextOf(deferredQuery.search),
    },
    /** Changes the list and closes the open movement. */
    update: (change: Partial<MovementQuery>) => write({ ...current, movement: undefined, ...change }),
    showMovement: (movement: string | undefined, options?: NavigationOptions) =>
      write({ ...current, movement }, options),
    setSearch: type,
  };
}

export type CurrentMovementQuery = ReturnType<typeof useMovementQuery>;
