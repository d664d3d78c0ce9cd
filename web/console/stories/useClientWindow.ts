import { useRef, useState } from 'react';
import { audienceUrl } from '../lib/audience';
import { allowLeaving, BANK_WINDOW, signInWindow } from '../lib/bank-window';

/** A window of its own beside the console, where the browser has windows. */
const FEATURES = 'popup,width=1180,height=860';
const SECOND_WINDOW = `${BANK_WINDOW}-2`;

function leave(opened: Window | null, go: (opened: Window) => void): void {
  if (opened === null || opened.closed) return;
  allowLeaving(opened);
  go(opened);
}

/** The windows of the client, which stay connected while the story is played. */
export function useClientWindow() {
  const client = useRef<Window | null>(null);
  const second = useRef<Window | null>(null);
  const [isBlocked, setBlocked] = useState(false);
  return {
    isBlocked,
    /** Only works while a key or button is pressed: browsers block windows that open later. */
    prepare: (which: 'first' | 'second'): boolean => {
      const handle = which === 'first' ? client : second;
      if (handle.current === null || handle.current.closed)
        handle.current = window.open('', which === 'first' ? BANK_WINDOW : SECOND_WINDOW, FEATURES);
      setBlocked(handle.current === null);
      return handle.current !== null;
    },
    show: (customer: string, path: string): void => {
      if (client.current) void signInWindow(client.current, customer, path);
    },
    /** Opens an address in the second window, in the session of the first. */
    showSecond: (address: string): void => leave(second.current, ({ location }) => location.assign(address)),
    closeSecond: (): void => leave(second.current, (opened) => opened.close()),
    /** Leaves the page of the client, whose data is gone, for the title of the story. */
    cover: (): void =>
      leave(client.current, (opened) => opened.location.replace(audienceUrl(location.pathname))),
  };
}
