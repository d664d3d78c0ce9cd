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

/** How long no key is pressed before a search goes to the address: browsers refuse too many changes of it. */
const QUIET_MS = 400;

/** Whether it is an entry of its own in the history, and what that entry notes. */
type Writing = { replace?: boolean; state?: object };

/** A search that is shown at once, and written to the address when the typing rests. */
function useTyped(search: string, write: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What waits to be written, and the page to which it belongs. */
  const waiting = useRef<{ text: string; page: string }>(undefined);
  /** Searches that were written and have not been read again. */
  const written = useRef(new Set<string>());
  // A timer that was set before the last render writes to the address of now.
  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
  });
  const forget = () => {
    clearTimeout(timer.current);
    waiting.current = undefined;
  };
  const wait = (text: string) => {
    clearTimeout(timer.current);
    waiting.current = { text, page: window.location.pathname };
    timer.current = setTimeout(() => latest.current(text), QUIET_MS);
  };
  // An address that came from elsewhere, as by Back, says what is searched.
  const follow = useEffectEvent((from: string) => {
    forget();
    setTyped(from);
  });
  useEffect(() => {
    if (!written.current.delete(search)) follow(search);
  }, [search]);
  /* The page that it would be written to may be gone. Where it is not, as when a dialog has closed, what waits is
     written once the address has been read again. */
  const settle = useEffectEvent(() => {
    const { text, page } = waiting.current ?? {};
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
    /** Whatever waits is written now, with all else that is asked. */
    note: (text: string) => {
      forget();
      setTyped(text);
      if (text.trim() !== search) written.current.add(text.trim());
    },
  };
}

/** What the address asks for, and how to ask for something else. */
export function useMovementQuery() {
  const [address, setAddress] = useSearchParams();
  const asked = queryOfAddress(address, bankToday());
  // The controls follow the hand at once; the address and the list come after.
  const [shown, setShown] = useOptimistic(asked);
  const { typed, type, note } = useTyped(asked.search, (search) =>
    write({ ...shown, search }, { replace: true }),
  );
  function write(next: MovementQuery, { replace = false, state }: Writing = {}) {
    note(next.search);
    startTransition(() => {
      setShown(next);
      setAddress(addressOf(next), { replace, state, preventScrollReset: true });
    });
  }
  const now = { ...asked, search: useDeferredValue(typed) };
  const current = { ...shown, search: typed };
  return {
    /** What the controls show: where is looked is what they say. */
    controls: { ...current, ...searchedRange(current, bankToday()) },
    /** What the list shows. */
    list: { ...now, ...searchedRange(now, bankToday()), words: searchTextOf(now.search) },
    /** Another list: what is open of this one is closed. */
    ask: (change: Partial<MovementQuery>) => write({ ...current, movement: undefined, ...change }),
    show: (movement: string | undefined, writing?: Writing) => write({ ...current, movement }, writing),
    type,
  };
}

export type CurrentMovementQuery = ReturnType<typeof useMovementQuery>;
