import { randomBytes } from 'node:crypto';
import type { Clock } from '../../ground/calendar/clock';

const MINUTE = 60_000;
/** Without a sign of life from the customer for this long, the session is over. */
export const IDLE_MS = 5 * MINUTE;
/** However busy the customer is. */
export const LIFETIME_MS = 8 * 60 * MINUTE;
/** Token and anti-forgery value change this often at most, and the old pair stays good this long. */
export const ROTATION_MS = MINUTE;

export type Pair = { token: string; antiForgery: string };

export type Session = {
  /** What the client calls csid. */
  id: string;
  bank: string;
  customer: string;
  cookie: string | null;
  startedAt: number;
  activeAt: number;
};

/** One browser tab of a session, with its own token and anti-forgery value. */
export type Tab = { session: Session; pair: Pair; since: number; previous: Pair | null };

/** 256 bits, URL-safe. */
export type RandomValue = () => string;
export const randomValue: RandomValue = () => randomBytes(32).toString('base64url');

/** Who is signed in. Runs on the wall's clock: moving a bank's clock signs nobody out. */
export class Sessions {
  readonly #wall: Clock;
  readonly #random: RandomValue;
  readonly #byCookie = new Map<string, Session>();
  readonly #byToken = new Map<string, Tab>();

  constructor(wall: Clock, random: RandomValue = randomValue) {
    this.#wall = wall;
    this.#random = random;
  }

  /** A new session that a browser holds by its cookie; the browser's earlier one is over. */
  signIn(bank: string, customer: string, earlierCookie?: string): Session & { cookie: string } {
    this.#sweep();
    const earlier = earlierCookie && this.#byCookie.get(earlierCookie);
    if (earlier) this.end(earlier);
    const cookie = this.#random();
    const session = { ...this.#begin(bank, customer), cookie };
    this.#byCookie.set(cookie, session);
    return session;
  }

  /** A session without a browser, and its first tab. */
  signInWithoutBrowser(bank: string, customer: string): Tab {
    this.#sweep();
    return this.openTab(this.#begin(bank, customer));
  }

  openTab(session: Session): Tab {
    const tab: Tab = { session, pair: this.#pair(), since: this.#wall(), previous: null };
    this.#byToken.set(tab.pair.token, tab);
    return tab;
  }

  byCookie(cookie: string, bank: string): Session | null {
    const session = this.#byCookie.get(cookie);
    return session && session.bank === bank && this.#alive(session) ? session : null;
  }

  /** The tab that a token belongs to, while it is the tab's current one or was until a moment ago. */
  byToken(token: string, bank: string): Tab | null {
    const tab = this.#byToken.get(token);
    if (!tab || tab.session.bank !== bank || !this.#alive(tab.session)) return null;
    const old = tab.pair.token !== token;
    return old && this.#wall() - tab.since > ROTATION_MS ? null : tab;
  }

  isAntiForgeryOf(tab: Tab, value: string): boolean {
    if (value === tab.pair.antiForgery) return true;
    return value === tab.previous?.antiForgery && this.#wall() - tab.since <= ROTATION_MS;
  }

  /**
   * The pair that an answer should carry: a new one when the current is old enough, the current one again for
   * a client that still shows the previous (the answer that carried it may be lost or late), else none.
   */
  rotate(tab: Tab, shown: string): Pair | null {
    if (shown !== tab.pair.token) return tab.pair;
    if (this.#wall() - tab.since < ROTATION_MS) return null;
    if (tab.previous) this.#byToken.delete(tab.previous.token);
    tab.previous = tab.pair;
    tab.pair = this.#pair();
    tab.since = this.#wall();
    this.#byToken.set(tab.pair.token, tab);
    return tab.pair;
  }

  /** The customer did something: the session goes on. */
  touch(session: Session): void {
    session.activeAt = this.#wall();
  }

  end(session: Session): void {
    if (session.cookie) this.#byCookie.delete(session.cookie);
    for (const [token, tab] of this.#byToken) if (tab.session.id === session.id) this.#byToken.delete(token);
  }

  endAllOf(bank: string): void {
    this.#endWhere((session) => session.bank === bank);
  }

  /** Every session of a customer, in whatever browser. */
  endOf(bank: string, customer: string): void {
    this.#endWhere((session) => session.bank === bank && session.customer === customer);
  }

  #endWhere(ends: (session: Session) => boolean): void {
    for (const session of this.#byCookie.values()) if (ends(session)) this.end(session);
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
    return now - activeAt < IDLE_MS && now - startedAt < LIFETIME_MS;
  }

  #sweep(): void {
    for (const session of this.#byCookie.values()) if (!this.#alive(session)) this.end(session);
    for (const [token, tab] of this.#byToken) if (!this.#alive(tab.session)) this.#byToken.delete(token);
  }
}
