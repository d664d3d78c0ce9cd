import * as z from 'zod/mini';
import { ClockMode } from '#contract/domain/clock';
import { bankDate } from '#contract/domain/dates';
import { Collection, type Reader } from '../storage/collection';
import type { Transaction } from '../storage/transaction';
import { startOfDay } from './day';
import { addMonths } from './months';

export type Clock = () => number;

/** Also false if `since` is more than `span` ahead, because the system clock was set back. */
export const isWithin = (span: number, since: number, now: number): boolean => Math.abs(now - since) < span;

/** Like `isWithin`, for a span that ends at `until`. */
export const isBefore = (until: number, span: number, now: number): boolean =>
  isWithin(span, until - span, now);

const EARLIEST = startOfDay('2024-01-01');
const END = startOfDay('2100-01-01');

/** Clock-based calculations are tested for these years. */
export const isWithinClock = (instant: number): boolean => instant >= EARLIEST && instant < END;

/** Limit of one move, because all jobs in between must run. */
export const MAX_YEARS = 40;

export const isWithinReach = (from: number, instant: number): boolean =>
  bankDate(instant) <= addMonths(bankDate(from), MAX_YEARS * 12);

const ClockInstant = z.int().check(z.refine(isWithinClock, 'The clock of a bank goes from 2024 to 2099.'));

const ClockSetting = z.object({
  key: z.literal('clock'),
  mode: ClockMode,
  /** Time of a frozen clock, or a shifted clock's offset from the system clock. */
  at: z.int().check(z.gt(-END), z.lt(END)),
  origin: z.nullable(ClockInstant),
  /** Latest time before the clock was set back; absent otherwise. */
  latest: z.optional(ClockInstant),
});

export const clockSettings = new Collection(
  'clock',
  ClockSetting,
  (setting) => setting.key,
  {},
  { required: 'a bank has a clock.' },
);

export function bankNow(reader: Reader, systemClock: Clock): number {
  const setting = reader.get(clockSettings, 'clock');
  if (setting?.mode === 'frozen') return setting.at;
  return systemClock() + (setting?.mode === 'shifted' ? setting.at : 0);
}

export const clockMode = (reader: Reader): ClockMode => reader.get(clockSettings, 'clock')?.mode ?? 'real';

export const clockOrigin = (reader: Reader): number | null =>
  reader.get(clockSettings, 'clock')?.origin ?? null;

/** 0 unless the clock was set back. */
export const latestTime = (reader: Reader): number => reader.get(clockSettings, 'clock')?.latest ?? 0;

/** Adds the clock row that banks stored by earlier versions lack. */
export function openClock(tx: Transaction): void {
  if (!tx.get(clockSettings, 'clock'))
    tx.put(clockSettings, { key: 'clock', mode: 'real', at: 0, origin: null });
}

export const startClock = (tx: Transaction, now: number): void =>
  void tx.put(clockSettings, { key: 'clock', mode: 'frozen', at: now, origin: now });

export function setClock(tx: Transaction, systemClock: Clock, mode: ClockMode, now: number): void {
  const at = { real: 0, frozen: now, shifted: now - systemClock() }[mode];
  const latest = Math.max(latestTime(tx), bankNow(tx, systemClock));
  tx.put(clockSettings, {
    key: 'clock',
    mode,
    at,
    origin: clockOrigin(tx),
    ...(latest > now && isWithinClock(latest) && { latest }),
  });
}
