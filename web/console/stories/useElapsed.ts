import { useEffect, useState } from 'react';

const TICK_MS = 1_000;

/** Seconds since an instant; 0 if it is undefined. */
export function useElapsed(since: string | undefined): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (since === undefined) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [since]);
  return since === undefined ? 0 : Math.max(0, Math.floor((now - Date.parse(since)) / TICK_MS));
}

/** '2:05'. */
export const formatElapsed = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
