import { bankInstant } from '#contract/domain/dates';
import type { RequestLogEntry } from '#contract/sandbox';

const KEEP = 500;

type Noted = Omit<RequestLogEntry, 'at'> & { at: number };

/** Stores no token, password or body. */
export class RequestLog {
  #entries: Noted[] = [];

  add(entry: Noted): void {
    this.#entries.push(entry);
    if (this.#entries.length === 2 * KEEP) this.#entries = this.#entries.slice(-KEEP);
  }

  /** Newest first. */
  get entries(): readonly RequestLogEntry[] {
    return this.#entries
      .slice(-KEEP)
      .reverse()
      .map(({ at, ...entry }) => ({ at: bankInstant(at), ...entry }));
  }

  clear(): void {
    this.#entries = [];
  }
}
