import type { Clock } from '#bank/core/calendar/clock';
import { digest, type Pair, type RandomValue, randomValue } from './pair';
import { GRACE_MS, isAlive, type Session } from './session';
import {
  isAntiForgeryOf,
  isValidToken,
  newTab,
  pairToAnswer,
  type StoredTab,
  storedTab,
  type Tab,
} from './tab';

export type StoredSession = Omit<Session, 'activeAt'> & { tabs: StoredTab[] };

const MAX_TABS = 50;
const SWEPT_AT_ONCE = 20;

/** On the system clock: moving a bank's clock signs nobody out. */
export class Sessions {
  readonly #systemClock: Clock;
  readonly #random: RandomValue;
  /** Tabs in order of opening; sessions in order of their last expiry check. */
  readonly #tabs = new Map<Session, Set<Tab>>();
  readonly #byBank = new Map<string, Set<Session>>();
  readonly #byCookie = new Map<string, Session>();
  readonly #byToken = new Map<string, Tab>();
  onChange: () => void = () => undefined;

  constructor(systemClock: Clock, random: RandomValue = randomValue) {
    this.#systemClock = systemClock;
    this.#random = random;
  }

  get size(): number {
    return this.#tabs.size;
  }

  signIn(bank: string, customer: string, earlierCookie?: string): { id: string; cookie: string } {
    this.#sweep();
    const earlier = earlierCookie && this.#byCookie.get(digest(earlierCookie));
    if (earlier) this.end(earlier);
    const cookie = this.#random();
    const session = this.#begin(bank, customer, digest(cookie));
    this.onChange();
    return { id: session.id, cookie };
  }

  signInWithoutBrowser(bank: string, customer: string): Pair {
    this.#sweep();
    return this.openTab(this.#begin(bank, customer, null));
  }

  openTab(session: Session): Pair {
    const pair = this.#pair();
    this.#add(newTab(session, pair, this.#systemClock()));
    const tabs = this.#tabsOf(session);
    const [oldest] = tabs;
    if (oldest && tabs.size > MAX_TABS) this.#close(oldest);
    this.onChange();
    return pair;
  }

  byCookie(cookie: string, bank: string): Session | null {
    const session = this.#byCookie.get(digest(cookie));
    return session && session.bank === bank && this.#alive(session) ? session : null;
  }

  byToken(token: string, bank: string): Tab | null {
    return this.byDigest(digest(token), bank);
  }

  byDigest(tokenDigest: string, bank: string): Tab | null {
    const tab = this.#byToken.get(tokenDigest);
    if (!tab || tab.session.bank !== bank || !this.#alive(tab.session)) return null;
    return isValidToken(tab, tokenDigest, this.#systemClock()) ? tab : null;
  }

  isAntiForgeryOf(tab: Tab, value: string): boolean {
    return isAntiForgeryOf(tab, value, this.#systemClock());
  }

  /** Returns the pair for the response, or null if the client's pair is current. */
  rotate(tab: Tab, tokenDigest: string): Pair | null {
    const answered = pairToAnswer(tab, tokenDigest, this.#systemClock());
    if (answered !== 'new') return answered;
    if (tab.previous) this.#byToken.delete(tab.previous.token);
    const pair = this.#pair();
    Object.assign(tab, newTab(tab.session, pair, this.#systemClock()), { previous: tab.current });
    this.#add(tab);
    this.onChange();
    return pair;
  }

  touch(session: Session): void {
    session.activeAt = this.#systemClock();
  }

  end(session: Session): void {
    this.#forget(session);
    this.onChange();
  }

  endAllOf(bank: string): void {
    for (const session of this.#byBank.get(bank) ?? []) this.#forget(session);
    this.onChange();
  }

  endOf(bank: string, customer: string): void {
    for (const session of this.#byBank.get(bank) ?? [])
      if (session.customer === customer) this.#forget(session);
    this.onChange();
  }

  dump(isKept: (bank: string) => boolean = () => true): StoredSession[] {
    return [...this.#tabs]
      .filter(([session]) => isKept(session.bank) && this.#alive(session))
      .map(([{ activeAt: _, ...session }, tabs]) => ({ ...session, tabs: [...tabs].map(storedTab) }));
  }

  /** Restores sessions after a restart. Idle time starts anew, without the grace period. */
  restore(sessions: readonly StoredSession[]): void {
    const activeAt = this.#systemClock() - GRACE_MS;
    for (const { tabs, ...stored } of sessions) {
      const session = { ...stored, activeAt };
      this.#remember(session);
      for (const tab of tabs) this.#add({ ...tab, session, pair: null });
    }
  }

  #add(tab: Tab): void {
    for (const pair of [tab.previous, tab.current]) if (pair) this.#byToken.set(pair.token, tab);
    this.#tabsOf(tab.session).add(tab);
  }

  #close(tab: Tab): void {
    for (const pair of [tab.previous, tab.current]) if (pair) this.#byToken.delete(pair.token);
    this.#tabs.get(tab.session)?.delete(tab);
  }

  #tabsOf(session: Session): Set<Tab> {
    return this.#tabs.get(session) ?? this.#remember(session);
  }

  #remember(session: Session): Set<Tab> {
    const tabs = new Set<Tab>();
    this.#tabs.set(session, tabs);
    if (session.cookie) this.#byCookie.set(session.cookie, session);
    const bankSessions = this.#byBank.get(session.bank) ?? new Set();
    this.#byBank.set(session.bank, bankSessions.add(session));
    return tabs;
  }

  #forget(session: Session): void {
    for (const tab of this.#tabs.get(session) ?? []) this.#close(tab);
    this.#tabs.delete(session);
    if (session.cookie) this.#byCookie.delete(session.cookie);
    const bankSessions = this.#byBank.get(session.bank);
    bankSessions?.delete(session);
    if (bankSessions?.size === 0) this.#byBank.delete(session.bank);
  }

  #begin(bank: string, customer: string, cookie: string | null): Session {
    const now = this.#systemClock();
    const session = { id: this.#random(), bank, customer, cookie, startedAt: now, activeAt: now };
    this.#remember(session);
    return session;
  }

  #pair(): Pair {
    return { token: this.#random(), antiForgery: this.#random() };
  }

  #alive(session: Session): boolean {
    return isAlive(session, this.#systemClock());
  }

  #sweep(): void {
    let left = SWEPT_AT_ONCE;
    for (const [session, tabs] of this.#tabs) {
      if (left === 0) return;
      left -= 1;
      if (!this.#alive(session)) {
        this.#forget(session);
        continue;
      }
      this.#tabs.delete(session);
      this.#tabs.set(session, tabs);
    }
  }
}
