import { digest, digestsOf, type Pair } from './pair';
import type { Session } from './session';

/** Interval of token rotation, and validity of the previous pair afterwards. */
export const ROTATION_MS = 60_000;

export type StoredTab = { current: Pair; previous: Pair | null; since: number };

/** `pair` is null after a restart, since only digests are persisted. */
export type Tab = StoredTab & { session: Session; pair: Pair | null };

export const newTab = (session: Session, pair: Pair, now: number): Tab => ({
  session,
  pair,
  current: digestsOf(pair),
  previous: null,
  since: now,
});

export const storedTab = ({ current, previous, since }: Tab): StoredTab => ({ current, previous, since });

export const isValidToken = (tab: Tab, shown: string, now: number): boolean =>
  tab.current.token === shown || now - tab.since <= ROTATION_MS;

export function isAntiForgeryOf(tab: Tab, value: string, now: number): boolean {
  const shown = digest(value);
  if (shown === tab.current.antiForgery) return true;
  return shown === tab.previous?.antiForgery && now - tab.since <= ROTATION_MS;
}

/** Returns the current pair to a client that shows the previous one: its response may be lost. */
export function pairToAnswer(tab: Tab, shown: string, now: number): Pair | 'new' | null {
  if (tab.pair === null) return 'new';
  if (tab.current.token !== shown) return tab.pair;
  return now - tab.since < ROTATION_MS ? null : 'new';
}
