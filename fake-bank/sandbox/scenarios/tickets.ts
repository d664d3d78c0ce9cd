import { randomBytes } from 'node:crypto';
import { DomainError } from '#bank/core/errors/domain-error';

/** Where a scenario is entered: its bank, the key of the customer, and the page, a path of the client. */
export type Entry = { bank: string; customer: string; path: string };

/** Browsers redeem a ticket at once: those that are older than this many others were lost. */
const KEPT = 100;

/** Lets a browser that opened a scenario at one address enter it at another, once. */
export class Tickets {
  readonly #entries = new Map<string, Entry>();

  issue(entry: Entry): string {
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined && this.#entries.size >= KEPT) this.#entries.delete(oldest);
    const ticket = randomBytes(32).toString('base64url');
    this.#entries.set(ticket, entry);
    return ticket;
  }

  /** Throws CZ_NOT_FOUND for one that was redeemed, or that was issued for another bank. */
  redeem(ticket: string, bank: string): Entry {
    const entry = this.#entries.get(ticket);
    if (entry?.bank !== bank) throw new DomainError('CZ_NOT_FOUND');
    this.#entries.delete(ticket);
    return entry;
  }
}
