import type { Clock } from '../../ground/calendar/clock';
import { digest, digestsOf, type Pair, type RandomValue, randomValue } from './pair';

const MINUTE = 60_000;
/** Without a sign of life from the customer for this long, the session is over. */
export const IDLE_MS = 5 * MINUTE;
/** Clients count for themselves, and tell of activity a little later: what they offer to the last second must work. */
export const GRACE_MS = MINUTE;
/** However busy the customer is. */
export const LIFETIME_MS = 8 * 60 * MINUTE;
/** Token and anti-forgery value change this often at most, and the old pair stays good this long. */
export const ROTATION_MS = MINUTE;

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

/**
 * One browser tab of a session, with its own token and anti-forgery value: the digests of its pair and of the one
 * before. The pair itself is known until the bank is started again.
 */
export type Tab = {
  session: Session;
  pair: Pair | null;
  current: Pair;
  previous: Pair | null;
  since: number;
};

/** What outlives the process: digests alone. */
export type KeptTab = Pick<Tab, 'current' | 'previous' | 'since'>;
export type KeptSession = Omit<Session, 'activeAt'> & { tabs: KeptTab[] };

/** Who is signed in. Runs on the wall's clock: moving a bank's clock signs nobody out. */
export class Sessions {
  readonly #wall: Clock;
  readonly #random: RandomValue;
  readonly #byCookie = new Map<string, Session>();
  readonly #byToken = new Map<string, Tab>();
  /** Called when what outlives the process has changed. */
  onChange: () => void = () => undefined;

  constructor(wall: Clock, random: RandomValue = randomValue) {
    this.#wall = wall;
    this.#random = random;
  }

  /** A new session that a browser holds by its cookie; the browser's earlier one is over. */
  signIn(bank: string, customer: string, earlierCookie?: string): { id: string; cookie: string } {
    this.#sweep();
    const earlier = earlierCookie && this.#byCookie.get(digest(earlierCookie));
    if (earlier) this.end(earlier);
    const cookie = this.#random();
    const session = { ...this.#begin(bank, customer), cookie: digest(cookie) };
    this.#byCookie.set(session.cookie, session);
    this.onChange();
    return { id: session.id, cookie };
  }

  /** A session without a browser, and the pair of its first tab. */
  signInWithoutBrowser(bank: string, customer: string): Pair {
    this.#sweep();
    return this.openTab(this.#begin(bank, customer));
  }

  openTab(session: Session): Pair {
    const pair = this.#pair();
    this.#add({ session, pair, current: digestsOf(pair), previous: null, since: this.#wall() });
    this.onChange();
    return pair;
  }

  byCookie(cookie: string, bank: string): Session | null {
    const session = this.#byCookie.get(digest(cookie));
    return session && session.bank === bank && this.#alive(session) ? session : null;
  }

  /** The tab that a token belongs to, while it is the tab's current one or was until a moment ago. */
  byToken(token: string, bank: string): Tab | null {
    const shown = digest(token);
    const tab = this.#byToken.get(shown);
    if (!tab || tab.session.bank !== bank || !this.#alive(tab.session)) return null;
    const old = tab.current.token !== shown;
    return old && this.#wall() - tab.since > ROTATION_MS ? null : tab;
  }

  isAntiForgeryOf(tab: Tab, value: string): boolean {
    const shown = digest(value);
    if (shown === tab.current.antiForgery) return true;
    return shown === tab.previous?.antiForgery && this.#wall() - tab.since <= ROTATION_MS;
  }

  /**
   * The pair that an answer should carry: a new one when the current is old enough or no longer known, the current
   * one again for a client that still shows the previous (the answer that carried it may be lost or late), else none.
   */
  rotate(tab: Tab, shown: string): Pair | null {
    if (tab.pair) {
      if (tab.current.token !== digest(shown)) return tab.pair;
      if (this.#wall() - tab.since < ROTATION_MS) return null;
    }
    if (tab.previous) this.#byToken.delete(tab.previous.token);
    tab.previous = tab.current;
    tab.pair = this.#pair();
    tab.current = digestsOf(tab.pair);
    tab.since = this.#wall();
    this.#byToken.set(tab.current.token, tab);
    this.onChange();
    return tab.pair;
  }

  /** The customer did something: the session goes on. */
  touch(session: Session): void {
    session.activeAt = this.#wall();
  }

  end(session: Session): void {
    this.#endWhere(({ id }) => id === session.id);
  }

  endAllOf(bank: string): void {
    this.#endWhere((session) => session.bank === bank);
  }

  /** Every session of a customer, in whatever browser. */
  endOf(bank: string, customer: string): void {
    this.#endWhere((session) => session.bank === bank && session.customer === customer);
  }

  /** What outlives the process. */
  dump(): KeptSession[] {
    this.#sweep();
    const kept = new Map<Session, KeptTab[]>();
    for (const session of this.#byCookie.values()) kept.set(session, []);
    for (const { session, current, previous, since } of new Set(this.#byToken.values()))
      kept.set(session, [...(kept.get(session) ?? []), { current, previous, since }]);
    return [...kept].map(([{ activeAt: _, ...session }, tabs]) => ({ ...session, tabs }));
  }

  /** Takes up what a process before this one left. Idle time counts anew, without the grace. */
  restore(sessions: readonly KeptSession[]): void {
    const activeAt = this.#wall() - GRACE_MS;
    for (const { tabs, ...kept } of sessions) {
      const session = { ...kept, activeAt };
      if (session.cookie) this.#byCookie.set(session.cookie, session);
      for (const tab of tabs) this.#add({ ...tab, session, pair: null });
    }
  }

  #add(tab: Tab): void {
    for (const pair of [tab.previous, tab.current]) if (pair) this.#byToken.set(pair.token, tab);
  }

  #endWhere(ends: (session: Session) => boolean): void {
    this.#drop(ends);
    this.onChange();
  }

  #drop(ends: (session: Session) => boolean): void {
    for (const [cookie, session] of this.#byCookie) if (ends(session)) this.#byCookie.delete(cookie);
    for (const [token, tab] of this.#byToken) if (ends(tab.session)) this.#byToken.delete(token);
  }

  #begin(bank: string, customer: string): Session {
    const now = this.#wall();
    return { id: this.#random(), bank, customer, cookie: null, startedAt: now, activeAt: now };
  }

  #pair(): Pair {
    return { token: this.#random(), antiForgery: this.#random() };
  }

  #alive({ startedAt, activeAt }: Session): boolean {
    const now = this.#wall();
    return now - activeAt < IDLE_MS + GRACE_MS && now - startedAt < LIFETIME_MS;
  }

  #sweep(): void {
    this.#drop((session) => !this.#alive(session));
  }
}
