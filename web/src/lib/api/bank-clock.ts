import { type BankDate, bankDate } from '#contract/domain/dates';
import { appState, updateSlice } from '../app-state/app-state';

const LEAP_MS = 60_000;
/** Dates have whole seconds, and the servers of a bank may differ a little. */
const SKEW_MS = 5_000;

/** Calls `handle` when the bank's clock was moved. */
export function onBankClockJump(handle: () => void): () => void {
  updateSlice('bankClock', { onJump: handle });
  return () => updateSlice('bankClock', { onJump: appState.getInitialState().bankClock.onJump });
}

/** Reads the clock from an answer. A call begins before it is sent, because answers may overtake each other. */
export function beginBankCall(): (dateHeader: string | null) => void {
  const { lastAnswerAt: before = Number.NEGATIVE_INFINITY } = appState.getState().bankClock;
  return (dateHeader) => {
    const instant = Date.parse(dateHeader ?? '');
    if (Number.isNaN(instant)) return;
    const { aheadMs, onJump } = appState.getState().bankClock;
    const now = performance.now();
    const isAhead = aheadMs !== undefined && instant - (aheadMs + now) > LEAP_MS;
    updateSlice('bankClock', { aheadMs: instant - now, lastAnswerAt: instant });
    if (isAhead || before - instant > SKEW_MS) onJump();
  };
}

/** Milliseconds since 1970, independent of the device clock. */
export function bankNow(): number {
  const { aheadMs } = appState.getState().bankClock;
  return aheadMs === undefined ? Date.now() : aheadMs + performance.now();
}

export const bankToday = (): BankDate => bankDate(bankNow());
