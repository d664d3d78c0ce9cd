import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Delay after which the notice appears. */
export const SLOW_MS = 8_000;

export function useSlow(): boolean {
  const [slow, setSlow] = useState(false);
  const waiting = useIsFetching() + useIsMutating() > 0;

  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting]);

  return slow;
}
