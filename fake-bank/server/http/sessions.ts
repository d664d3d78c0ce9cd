import type { Clock } from '../../ground/calendar/clock';
import { digest, type Pair, type RandomValue, randomValue } from './pair';
import { GRACE_MS, isAlive, type Session } from './session';
import { isAntiForgeryOf, isGood, type KeptTab, keptTab, newTab, pairToAnswer, type Tab } from './tab';

/** What outlives the process: digests alone. */
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
    this.#add(newTab(session, pair, this.#wall()));
    this.onChange();
    return pair;
  }

  byCookie(cookie: string, bank: string): Session | null {
    const session = this.#byCookie.get(digest(cookie));
    return session && session.bank === bank && this.#alive(session) ? session : null;
  }

  /** The tab that a token belongs to, while it is the tab's current one or was until a moment ago. */
  byToken(token: string, bank: string): Tab | null {
    const tab = this.#byToken.get(digest(token));
    if (!tab || tab.session.bank !== bank || !this.#alive(tab.session)) return null;
    return isGood(tab, token, this.#wall()) ? tab : null;
  }

  isAntiForgeryOf(tab: Tab, value: string): boolean {
    return isAntiForgeryOf(tab, value, this.#wall());
  }

  /** The pair that an answer should carry, if any. */
  rotate(tab: Tab, shown: string): Pair | null {
    const answered = pairToAnswer(tab, shown, this.#wall());
    if (answered !== 'new') return answered;
    if (tab.previous) this.#byToken.delete(tab.previous.token);
    const pair = this.#pair();
    Object.assign(tab, newTab(tab.session, pair, this.#wall()), { previous: tab.current });
    this.#add(tab);
    this.onChange();
    return pair;
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
    for (const tab of new Set(this.#byToken.values()))
      kept.set(tab.session, [...(kept.get(tab.session) ?? []), keptTab(tab)]);
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

  #alive(session: Session): boolean {
    return isAlive(session, this.#wall());
  }

  #sweep(): void {
    this.#drop((session) => !this.#alive(session));
  }
}
