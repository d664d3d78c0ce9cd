import { type Clock, isWithin } from '#bank/core/calendar/clock';

const WINDOW_MS = 15 * 60_000;
/** Bounds the memory used by invented names. */
const MAX_NAMES = 10_000;

/** Counts wrong passwords. A rate limiter, which counts calls, would also reject simultaneous right passwords. */
export class Attempts {
  readonly #systemClock: Clock;
  readonly #failures = new Map<string, { count: number; since: number }>();

  constructor(systemClock: Clock) {
    this.#systemClock = systemClock;
  }

  wait(name: string, limit: number): number {
    const failed = this.#current(name);
    if (!failed || failed.count < limit) return 0;
    return Math.ceil((failed.since + WINDOW_MS - this.#systemClock()) / 1000);
  }

  count(name: string): number {
    return this.#current(name)?.count ?? 0;
  }

  fail(name: string): void {
    const failed = this.#current(name) ?? { count: 0, since: this.#systemClock() };
    this.#failures.set(name, { ...failed, count: failed.count + 1 });
    const [oldest] = this.#failures.keys();
    if (oldest !== undefined && this.#failures.size > MAX_NAMES) this.#failures.delete(oldest);
  }

  forget(name: string): void {
    this.#failures.delete(name);
  }

  #current(name: string) {
    const failed = this.#failures.get(name);
    if (failed && !isWithin(WINDOW_MS, failed.since, this.#systemClock())) this.#failures.delete(name);
    return this.#failures.get(name);
  }
}
