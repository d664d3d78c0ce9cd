import { isWithin } from '#bank/core/calendar/clock';

const MINUTE = 60_000;
export const IDLE_MS = 5 * MINUTE;
/** Clients run their own timer and report activity with delay. */
export const GRACE_MS = MINUTE;
export const LIFETIME_MS = 8 * 60 * MINUTE;

export type Session = {
  id: string;
  bank: string;
  customer: string;
  cookie: string | null;
  startedAt: number;
  activeAt: number;
};

export const isAlive = ({ startedAt, activeAt }: Session, now: number): boolean =>
  isWithin(IDLE_MS + GRACE_MS, activeAt, now) && isWithin(LIFETIME_MS, startedAt, now);
