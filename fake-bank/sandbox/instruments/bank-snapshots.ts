import { DomainError, fieldError } from '#bank/core/errors/domain-error';
import type { SavedBank } from '#bank/core/tenants/saved-banks';
import { bankInstant } from '#contract/domain/dates';
import type { Faults } from './faults';

export const MAX_SNAPSHOTS = 50;
const fullText = `This bank has ${MAX_SNAPSHOTS} snapshots. Delete one first: DELETE /__bank/banks/{bank}/snapshots/{snapshot}.`;

type Snapshot = {
  id: string;
  name: string | undefined;
  createdAt: number;
  savedBank: SavedBank;
  faults: Faults;
};

export const snapshotView = ({ id, name, createdAt, savedBank }: Snapshot) => ({
  snapshot: id,
  ...(name !== undefined && { name }),
  now: bankInstant(savedBank.now),
  createdAt: bankInstant(createdAt),
});

/** The snapshots of one bank. They live in memory. */
export class BankSnapshots {
  readonly #snapshots = new Map<string, Snapshot>();
  #last = 0;

  get all(): readonly Snapshot[] {
    return [...this.#snapshots.values()];
  }

  checkRoom(): void {
    if (this.#snapshots.size >= MAX_SNAPSHOTS) throw fieldError('bank', fullText);
  }

  add(content: Omit<Snapshot, 'id'>): Snapshot {
    this.checkRoom();
    this.#last += 1;
    const snapshot = { id: `S${this.#last}`, ...content };
    this.#snapshots.set(snapshot.id, snapshot);
    return snapshot;
  }

  /** `field` is the request field that names the snapshot. */
  get(id: string, field = 'snapshot'): Snapshot {
    const snapshot = this.#snapshots.get(id);
    if (snapshot) return snapshot;
    const ids = [...this.#snapshots.keys()].join(', ');
    const description = `This bank has no snapshot ${id}. ${ids ? `It has: ${ids}.` : 'It has none.'}`;
    throw new DomainError('CZ_NOT_FOUND', { field, description });
  }

  remove(id: string): Snapshot {
    const snapshot = this.get(id);
    this.#snapshots.delete(snapshot.id);
    return snapshot;
  }

  clear(): void {
    this.#snapshots.clear();
  }
}
