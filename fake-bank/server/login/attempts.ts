import type { Clock } from '../../ground/calendar/clock';

const WINDOW_MS = 15 * 60_000;

/** Counts what went wrong under a name; too much of it within a quarter of an hour has to wait. */
export class Attempts {
  readonly #wall: Clock;
  readonly #failures = new Map<string, { count: number; since: number }>();

  constructor(wall: Clock) {
    this.#wall = wall;
  }

  /** Seconds to wait before the next try; 0 where there is no need to. */
  wait(name: string, limit: number): number {
    const failed = this.#current(name);
    if (!failed || failed.count < limit) return 0;
    return Math.ceil((failed.since + WINDOW_MS - this.#wall()) / 1000);
  }

  fail(name: string): void {
    const failed = this.#current(name) ?? { count: 0, since: this.#wall() };
    this.#failures.set(name, { ...failed, count: failed.count + 1 });
  }

  forget(name: string): void {
    this.#failures.delete(name);
  }

  #current(name: string) {
    const failed = this.#failures.get(name);
    if (failed && this.#wall() - failed.since >= WINDOW_MS) this.#failures.delete(name);
    return this.#failures.get(name);
  }
}
