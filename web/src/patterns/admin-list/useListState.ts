import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { afterHistorySettled } from '#web/lib/page/dialog-history.ts';
import { type ListChoices, type ListState, readListState, withListState } from './list-state';

/** Debounce of the search, because browsers limit URL changes. */
const DEBOUNCE_MS = 300;

/** Keeps the list state in the URL. Replaces the history entry, so that Back leaves the page. */
export function useListState(choices: ListChoices, prefix = '') {
  const [params, setParams] = useSearchParams();
  const state = readListState(params, choices, prefix);
  const [typedSearch, setTypedSearch] = useState(state.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Searches written by this hook and not yet read back. */
  const writtenSearches = useRef(new Set<string>());
  /** Changes since the last change of the URL. */
  const changes = useRef<Partial<ListState>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new URL has the changes.
  useEffect(() => {
    changes.current = {};
  }, [params]);

  const cancelTimer = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };

  /** Includes the pending search, which may not be in the rendered URL yet. */
  const change = (newValues: Partial<ListState>) => {
    cancelTimer();
    const next = { ...changes.current, search: typedSearch, ...newValues };
    changes.current = next;
    if (next.search !== state.search) writtenSearches.current.add(next.search);
    afterHistorySettled(() =>
      setParams(
        (current) =>
          withListState(current, { ...readListState(current, choices, prefix), ...next }, choices, prefix),
        {
          replace: true,
          preventScrollReset: true,
        },
      ),
    );
  };
  // Lets a pending timer write to the current URL.
  const latestChange = useRef(change);
  useEffect(() => {
    latestChange.current = change;
  });

  // An external navigation, such as a link to the list, replaces the typed search.
  useEffect(() => {
    if (!writtenSearches.current.delete(state.search)) setTypedSearch(state.search);
  }, [state.search]);

  // After Back, a pending write would change the URL of another page.
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
    state: { ...state, search: typedSearch },
    change,
    setSearch: (text: string) => {
      cancelTimer();
      setTypedSearch(text);
      timer.current = setTimeout(() => latestChange.current({ search: text }), DEBOUNCE_MS);
    },
    clear: () => {
      setTypedSearch('');
      change({ search: '', kind: '', pages: 1 });
    },
    /** Writes a pending search before a navigation. */
    flushSearch: () => {
      if (timer.current !== undefined) change({});
    },
  };
}
