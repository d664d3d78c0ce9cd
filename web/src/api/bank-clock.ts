import { type BankDate, bankDate } from '#contract/shared/dates';

/** How far the bank's clock is ahead of this page's monotonic one; unknown before the first answer. */
let aheadMs: number | undefined;

/** Takes the time from an answer's `Date` header. */
export function setBankClock(dateHeader: string | null): void {
  const instant = Date.parse(dateHeader ?? '');
  if (!Number.isNaN(instant)) aheadMs = instant - performance.now();
}

/** Milliseconds since 1970 by the bank's clock; a wrong device clock changes nothing. */
export const bankNow = (): number => (aheadMs === undefined ? Date.now() : aheadMs + performance.now());

/** Today in Mexico City. */
export const bankToday = (): BankDate => bankDate(bankNow());
