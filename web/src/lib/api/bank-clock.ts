import { type BankDate, bankDate } from '#contract/domain/dates';
import { appState, updateSlice } from '../app-state/app-state';

export function setBankClock(dateHeader: string | null): void {
  const instant = Date.parse(dateHeader ?? '');
  if (!Number.isNaN(instant)) updateSlice('bankClock', { aheadMs: instant - performance.now() });
}

/** Milliseconds since 1970, independent of the device clock. */
export function bankNow(): number {
  const { aheadMs } = appState.getState().bankClock;
  return aheadMs === undefined ? Date.now() : aheadMs + performance.now();
}

export const bankToday = (): BankDate => bankDate(bankNow());
