import { type BankDate, bankDate } from '#contract/domain/dates';
import { appState, updateSlice } from '../app-state/app-state';

/** Takes the time from an answer's `Date` header. */
export function setBankClock(dateHeader: string | null): void {
  const instant = Date.parse(dateHeader ?? '');
  if (!Number.isNaN(instant)) updateSlice('bankClock', { aheadMs: instant - performance.now() });
}

/** Milliseconds since 1970 by the bank's clock; a wrong device clock changes nothing. */
export function bankNow(): number {
  const { aheadMs } = appState.getState().bankClock;
  return aheadMs === undefined ? Date.now() : aheadMs + performance.now();
}

/** Today in Mexico City. */
export const bankToday = (): BankDate => bankDate(bankNow());
