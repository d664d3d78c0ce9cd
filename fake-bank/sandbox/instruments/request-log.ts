import type { RequestLogEntry } from '#contract/sandbox';

const KEEP = 500;

/** The last `/api` calls of a bank, newest first. Holds no token, password or body. */
export class RequestLog {
  #entries: RequestLogEntry[] = [];

  add(entry: RequestLogEntry): void {
    this.#entries.unshift(entry);
    if (this.#entries.length > KEEP) this.#entries.pop();
  }

  get entries(): readonly RequestLogEntry[] {
    return this.#entries;
  }

  clear(): void {
    this.#entries = [];
  }
}
