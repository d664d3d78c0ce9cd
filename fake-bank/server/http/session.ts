const MINUTE = 60_000;
/** Without a sign of life from the customer for this long, the session is over. */
export const IDLE_MS = 5 * MINUTE;
/** Clients count for themselves, and tell of activity a little later: what they offer to the last second must work. */
export const GRACE_MS = MINUTE;
/** However busy the customer is. */
export const LIFETIME_MS = 8 * 60 * MINUTE;

export type Session = {
  /** What the client calls csid. */
  id: string;
  bank: string;
  customer: string;
  /** The digest of the sign-in cookie. */
  cookie: string | null;
  startedAt: number;
  activeAt: number;
};

export const isAlive = ({ startedAt, activeAt }: Session, now: number): boolean =>
  now - activeAt < IDLE_MS + GRACE_MS && now - startedAt < LIFETIME_MS;
