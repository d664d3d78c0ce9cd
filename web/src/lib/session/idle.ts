export const IDLE_WARNING_MS = 240_000;
export const IDLE_SIGN_OUT_MS = 300_000;
export const COUNTDOWN_S = 61;
export const ACTIVITY_THROTTLE_MS = 3_000;
export const POLL_MS = 1_000;
/** The bank expects a report every 30 s; this leaves room for delays. */
export const REPORT_INTERVAL_MS = 25_000;

export type Idle = { state: 'active' } | { state: 'warning'; secondsLeft: number } | { state: 'expired' };

/** The countdown starts at 61 and signs out at 1. */
export function idleAfter(idleMs: number): Idle {
  if (idleMs >= IDLE_SIGN_OUT_MS) return { state: 'expired' };
  if (idleMs < IDLE_WARNING_MS) return { state: 'active' };
  return { state: 'warning', secondsLeft: COUNTDOWN_S - Math.floor((idleMs - IDLE_WARNING_MS) / 1000) };
}

export const isAnnounced = (secondsLeft: number): boolean => [60, 30, 10].includes(secondsLeft);
