import { randomBytes } from 'node:crypto';
import { DomainError } from '#bank/core/errors/domain-error';

/** `path` is a client path. */
export type Entry = { bank: string; customer: string; path: string };

/** Older tickets are discarded, because browsers redeem tickets immediately. */
const MAX_TICKETS = 100;

/** Single-use tickets that carry a scenario from one host to another. */
export class Tickets {
  readonly #entries = new Map<string, Entry>();

  issue(entry: Entry): string {
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined && this.#entries.size >= MAX_TICKETS) this.#entries.delete(oldest);
    const ticket = randomBytes(32).toString('base64url');
    this.#entries.set(ticket, entry);
    return ticket;
  }

  /** Throws CZ_NOT_FOUND for an unknown or used ticket, or a ticket of another bank. */
  redeem(ticket: string, bank: string): Entry {
    const entry = this.#entries.get(ticket);
    if (entry?.bank !== bank) throw new DomainError('CZ_NOT_FOUND');
    this.#entries.delete(ticket);
    return entry;
  }
}
