import { digest, digestsOf, type Pair } from './pair';
import type { Session } from './session';

/** Token and anti-forgery value change this often at most, and the old pair stays good this long. */
export const ROTATION_MS = 60_000;

/** What of a tab outlives the process: the digests of its pair and of the one before. */
export type StoredTab = { current: Pair; previous: Pair | null; since: number };

/** One browser tab of a session. Its pair itself is known until the bank is started again. */
export type Tab = StoredTab & { session: Session; pair: Pair | null };

export const newTab = (session: Session, pair: Pair, now: number): Tab => ({
  session,
  pair,
  current: digestsOf(pair),
  previous: null,
  since: now,
});

export const storedTab = ({ current, previous, since }: Tab): StoredTab => ({ current, previous, since });

/** Whether a token of the tab, by its digest, is its current one, or was until a moment ago. */
export const isGood = (tab: Tab, shown: string, now: number): boolean =>
  tab.current.token === shown || now - tab.since <= ROTATION_MS;

export function isAntiForgeryOf(tab: Tab, value: string, now: number): boolean {
  const shown = digest(value);
  if (shown === tab.current.antiForgery) return true;
  return shown === tab.previous?.antiForgery && now - tab.since <= ROTATION_MS;
}

/**
 * The pair that an answer should carry: the current one again for a client that still shows the previous (the answer
 * that carried it may be lost or late), none where there is no need, 'new' when the current is old enough or no
 * longer known. `shown` is the digest of the client's token.
 */
export function pairToAnswer(tab: Tab, shown: string, now: number): Pair | 'new' | null {
  if (tab.pair === null) return 'new';
  if (tab.current.token !== shown) return tab.pair;
  return now - tab.since < ROTATION_MS ? null : 'new';
}
