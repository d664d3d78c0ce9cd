import { Low } from 'lowdb';
import { type Disk, realDisk } from './disk';
import { createJournal, deleteJournals, type Journal } from './journal';
import type { DurableStoreOptions, OpenedBank } from './opening';
import { type AnySnapshot, type Snapshot, type SnapshotFile, VERSION } from './snapshot';

/** A journal is folded into the snapshot when it is as large as this, and as large as the snapshot. */
const COMPACT_AT_BYTES = 8_000_000;
/** How much more is written before a compaction that failed is tried again. */
const COMPACT_AGAIN_BYTES = 1_000_000;

/** A snapshot is held only while it is written. */
const NOTHING: Snapshot = { version: VERSION, journal: 0, from: 0, records: {} };

type Records = Snapshot['records'];

/**
 * A bank's folder: the snapshot, the journal that is written on, and those that a compaction has not yet folded in. The
 * next journal is begun only when the one before it is whole on disk. Whoever uses it does one thing at a time, but for
 * the snapshot of a compaction, which is written beside.
 */
export class DurableFiles {
  readonly #disk: Disk;
  readonly #folder: string;
  readonly #file: SnapshotFile;
  readonly #low: Low<AnySnapshot>;
  #journal: Journal;
  #generation: number;
  /** Bytes in the journals since the snapshot, without the present one. */
  #before: number;
  readonly #compactFrom: number;
  #compactAt: number;
  #compacting: Promise<void> | null = null;

  constructor(
    { disk = realDisk, folder, compactAtBytes }: DurableStoreOptions,
    file: SnapshotFile,
    opened: OpenedBank,
  ) {
    this.#compactFrom = compactAtBytes ?? COMPACT_AT_BYTES;
    this.#compactAt = this.#compactFrom;
    this.#disk = disk;
    this.#folder = folder;
    this.#file = file;
    this.#low = new Low<AnySnapshot>(file, NOTHING);
    this.#journal = opened.journal;
    this.#generation = opened.generation;
    this.#before = opened.before;
  }

  get bytesSinceSnapshot(): number {
    return this.#before + this.#journal.written;
  }

  get isFull(): boolean {
    return !this.#compacting && this.bytesSinceSnapshot > Math.max(this.#compactAt, this.#file.bytes);
  }

  /** A snapshot failed so late that nobody knows which one stands. */
  get isUnsure(): boolean {
    return this.#file.isUnsure;
  }

  /** The snapshot that is being written; rejects where that fails, and nothing is lost by it. */
  get compacting(): Promise<void> | null {
    return this.#compacting;
  }

  async settled(): Promise<void> {
    await this.#compacting?.catch(() => undefined);
  }

  /** Before anything is written it asks whether it may: then nothing is left to take back. */
  async write(transactions: readonly string[]): Promise<void> {
    this.#disk.assertOwned();
    return this.#journal.write(transactions);
  }

  /** Takes away what a write left that failed. */
  truncateTail(): Promise<void> {
    return this.#journal.truncateTail();
  }

  async probeFreeSpace(): Promise<void> {
    this.#disk.assertOwned();
    return this.#journal.probeFreeSpace();
  }

  close(): Promise<void> {
    return this.#journal.close();
  }

  /** Moves on to the next journal; the snapshot of all that stands before it is written while that goes on. */
  async compact(records: Records): Promise<void> {
    const moved = this.#moveOn();
    this.#compacting = moved
      .then((snapshot) => this.#writeSnapshot({ ...snapshot, records }))
      .catch((error) => {
        // Journals and snapshot are as they were, or hold the same twice: later will do.
        this.#compactAt = this.bytesSinceSnapshot + COMPACT_AGAIN_BYTES;
        throw error;
      })
      .finally(() => {
        this.#compacting = null;
      });
    this.#compacting.catch(() => undefined);
    await moved.catch(() => undefined);
  }

  /** Begins anew with these rows: their snapshot, and a journal without a line. Where it fails, all is as it was. */
  async replaceSnapshot(records: Records): Promise<void> {
    const old = this.#journal;
    const [generation, from] = [this.#generation + 1, old.sum];
    const journal = await createJournal(this.#disk, this.#folder, generation, from);
    try {
      await this.#writeSnapshot({ version: VERSION, journal: generation, from, records });
    } catch (error) {
      await journal.close();
      throw error;
    }
    this.#journal = journal;
    this.#generation = generation;
    await old.close();
  }

  async #moveOn(): Promise<Omit<Snapshot, 'records'>> {
    const old = this.#journal;
    this.#journal = await createJournal(this.#disk, this.#folder, this.#generation + 1, old.sum);
    this.#generation += 1;
    this.#before += old.written;
    await old.close();
    return { version: VERSION, journal: this.#generation, from: old.sum };
  }

  async #writeSnapshot(snapshot: Snapshot): Promise<void> {
    this.#low.data = snapshot;
    try {
      await this.#low.write();
    } finally {
      this.#low.data = NOTHING;
    }
    this.#before = 0;
    this.#compactAt = this.#compactFrom;
    await deleteJournals(this.#disk, this.#folder, snapshot.journal);
  }
}
