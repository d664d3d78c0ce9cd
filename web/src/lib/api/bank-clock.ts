import { type BankDate, bankDate } from '#contract/domain/dates';
import { appState, updateSlice } from '../app-state/app-state';

const JUMP_MS = 60_000;
/** Tolerance for dates in whole seconds and for differences between the bank's servers. */
const SKEW_MS = 5_000;

/** Calls `handle` when the bank's clock jumps. Returns the unsubscribe function. */
export function onBankClockJump(handle: () => void): () => void {
  updateSlice('bankClock', { onJump: handle });
  return () => updateSlice('bankClock', { onJump: appState.getInitialState().bankClock.onJump });
}

/** Call it before a request. Returns the reader of the Date header. Responses may arrive out of order. */
export function bankClockReader(): (dateHeader: string | null) => void {
  const { lastResponseAt: previousResponseAt = Number.NEGATIVE_INFINITY } = appState.getState().bankClock;
  return (dateHeader) => {
    const instant = Date.parse(dateHeader ?? '');
    if (Number.isNaN(instant)) return;
    const { aheadMs, onJump } = appState.getState().bankClock;
    const now = performance.now();
    const isAhead = aheadMs !== undefined && instant - (aheadMs + now) > JUMP_MS;
    updateSlice('bankClock', { aheadMs: instant - now, lastResponseAt: instant });
    if (isAhead || previousResponseAt - instant > SKEW_MS) onJump();
  };
}

/** Milliseconds since 1970 by the bank's clock; by the device's until the first response. */
export function bankNow(): number {
  const { aheadMs } = appState.getState().bankClock;
  return aheadMs === undefined ? Date.now() : aheadMs + performance.now();
}

export const bankToday = (): BankDate => bankDate(bankNow());

/** Milliseconds until the next refetch of data that changes at `instant`; false if it does not change. */
export const delayUntil = (instant: number | undefined): number | false =>
  instant === undefined ? false : Math.max(1_000, instant - bankNow());
