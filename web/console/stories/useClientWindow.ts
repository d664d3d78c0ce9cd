import { useEffect, useRef, useState } from 'react';
import { signInWindow } from '../lib/bank-window';
import {
  type ClientWindow,
  closeSecond,
  keepAwake,
  openClient,
  showAddress,
  showTitle,
} from './client-windows';

/** Browsers run timers of a hidden page only once a minute. */
const AWAKE_MS = 60_000;

/** The windows of the client, which stay connected while the story is played. */
export function useClientWindow() {
  const first = useRef<Window | null>(null);
  const second = useRef<Window | null>(null);
  const secondClosed = useRef(Promise.resolve());
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    const path = location.pathname;
    const timer = setInterval(() => {
      for (const { current } of [first, second]) keepAwake(current);
    }, AWAKE_MS);
    return () => {
      clearInterval(timer);
      void closeSecond(second.current);
      showTitle(first.current, path);
    };
  }, []);
  return {
    isBlocked,
    /** Works only during a user gesture: browsers block windows that open later. */
    prepare: (which: ClientWindow): boolean => {
      const handle = which === 'first' ? first : second;
      if (handle.current === null || handle.current.closed) handle.current = openClient(which);
      setBlocked(handle.current === null);
      return handle.current !== null;
    },
    show: (customer: string, path: string): void => {
      const { current: client } = first;
      if (client) void secondClosed.current.then(() => signInWindow(client, customer, path));
    },
    /** Opens an address in the second window, in the session of the first. */
    showSecond: (address: string): void => showAddress(second.current, address),
    closeSecond: (): void => {
      secondClosed.current = closeSecond(second.current);
    },
    /** Brings the first window in front of the second. */
    focusFirst: (): void => first.current?.focus(),
    cover: (): void => showTitle(first.current, location.pathname),
  };
}
