import { startTransition, useDeferredValue, useEffect, useOptimistic, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { bankToday } from '../../../api/bank-clock';
import { type Asked, addressOf, askedIn, lookedIn } from './asked';
import { wordsOf } from './search';

/** How long no key is pressed before a search goes to the address: browsers refuse too many changes of it. */
const QUIET_MS = 400;

/** Whether it is an entry of its own in the history, and what that entry notes. */
type Writing = { replace?: boolean; state?: object };

/** A search that is shown at once, and written to the address when the typing rests. */
function useTyped(search: string, write: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Searches that were written and have not been read again. */
  const written = useRef(new Set<string>());
  // A timer that was set before the last render writes to the address of now.
  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
  });
  // An address that came from elsewhere, as by Back, says what is searched.
  useEffect(() => {
    if (!written.current.delete(search)) setTyped(search);
  }, [search]);
  // The page that it would be written to may be gone.
  useEffect(() => {
    const stop = () => clearTimeout(timer.current);
    addEventListener('popstate', stop);
    return () => {
      stop();
      removeEventListener('popstate', stop);
    };
  }, []);
  return {
    typed,
    type: (text: string) => {
      clearTimeout(timer.current);
      setTyped(text);
      timer.current = setTimeout(() => latest.current(text), QUIET_MS);
    },
    /** Whatever waits is written now, with all else that is asked. */
    note: (text: string) => {
      clearTimeout(timer.current);
      setTyped(text);
      if (text.trim() !== search) written.current.add(text.trim());
    },
  };
}

/** What the address asks for, and how to ask for something else. */
export function useAsked() {
  const [address, setAddress] = useSearchParams();
  const asked = askedIn(address, bankToday());
  // The controls follow the hand at once; the address and the list come after.
  const [shown, setShown] = useOptimistic(asked);
  const { typed, type, note } = useTyped(asked.search, (search) =>
    write({ ...shown, search }, { replace: true }),
  );
  function write(next: Asked, { replace = false, state }: Writing = {}) {
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
    controls: { ...current, ...lookedIn(current, bankToday()) },
    /** What the list shows. */
    list: { ...now, ...lookedIn(now, bankToday()), words: wordsOf(now.search) },
    /** Another list: what is open of this one is closed. */
    ask: (change: Partial<Asked>) => write({ ...current, movement: undefined, ...change }),
    show: (movement: string | undefined, writing?: Writing) => write({ ...current, movement }, writing),
    type,
  };
}

export type AskedNow = ReturnType<typeof useAsked>;
