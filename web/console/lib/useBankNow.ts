import { useEffect, useState } from 'react';
import type { ClockState } from '#contract/domain/clock';

const TICK_MS = 1_000;

/** Returns the bank's time in milliseconds. It advances from `readAt` unless the clock is frozen. */
export function useBankNow({ now, mode }: ClockState, readAt: number): number {
  const isRunning = mode !== 'frozen';
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    setElapsed(0);
    if (!isRunning) return;
    const timer = setInterval(() => setElapsed(Math.max(0, Date.now() - readAt)), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning, readAt]);
  return Date.parse(now) + (isRunning ? elapsed : 0);
}
