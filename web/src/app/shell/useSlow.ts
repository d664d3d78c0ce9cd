import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Delay after which a response counts as slow. */
export const SLOW_MS = 8_000;

export function useSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  const isWaiting = useIsFetching() + useIsMutating() > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isWaiting]);

  return isSlow;
}
