import { Low } from 'lowdb';
import { type Disk, realDisk } from './disk';
import { createJournal, deleteJournals, type Journal } from './journal';
import type { DurableStoreOptions, OpenedBank } from './opening';
import { type AnySnapshot, type Snapshot, type SnapshotFile, VERSION } from './snapshot';

/** The journal is compacted when it exceeds both this size and the snapshot's size. */
const COMPACT_AT_BYTES = 8_000_000;
const COMPACT_AGAIN_BYTES = 1_000_000;

const NOTHING: Snapshot = { version: VERSION, journal: 0, from: 0, records: {} };

type Records = Snapshot['records'];

/** A bank's folder. Calls must not overlap; only a compaction writes its snapshot in the background. */
export class DurableFiles {
  readonly #disk: Disk;
  readonly #folder: string;
  readonly #file: SnapshotFile;
  readonly #low: Low<AnySnapshot>;
  #journal: Journal;
  #generation: number;
  /** Bytes in the journals since the snapshot, excluding the current journal. */
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

  get isUnsure(): boolean {
    return this.#file.isUnsure;
  }

  get compacting(): Promise<void> | null {
    return this.#compacting;
  }

  async settled(): Promise<void> {
    await this.#compacting?.catch(() => undefined);
  }

  /** Checks ownership before the first byte, so that a rejection leaves nothing to roll back. */
  async write(transactions: readonly string[]): Promise<void> {
    this.#disk.assertOwned();
    return this.#journal.write(transactions);
  }

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

  /** Switches to a new journal and writes a snapshot of all earlier changes in the background. */
  async compact(records: Records): Promise<void> {
    const nextJournal = this.#moveOn();
    this.#compacting = nextJournal
      .then((snapshot) => this.#writeSnapshot({ ...snapshot, records }))
      .catch((error) => {
        // Safe to retry: the files are unchanged, or snapshot and journals contain the same changes.
        this.#compactAt = this.bytesSinceSnapshot + COMPACT_AGAIN_BYTES;
        throw error;
      })
      .finally(() => {
        this.#compacting = null;
      });
    this.#compacting.catch(() => undefined);
    await nextJournal.catch(() => undefined);
  }

  async replaceSnapshot(records: Records): Promise<void> {
    const oldJournal = this.#journal;
    const [generation, from] = [this.#generation + 1, oldJournal.sum];
    const journal = await createJournal(this.#disk, this.#folder, generation, from);
    try {
      await this.#writeSnapshot({ version: VERSION, journal: generation, from, records });
    } catch (error) {
      await journal.close();
      throw error;
    }
    this.#journal = journal;
    this.#generation = generation;
    await oldJournal.close();
  }

  async #moveOn(): Promise<Omit<Snapshot, 'records'>> {
    const previousJournal = this.#journal;
    this.#journal = await createJournal(this.#disk, this.#folder, this.#generation + 1, previousJournal.sum);
    this.#generation += 1;
    this.#before += previousJournal.written;
    await previousJournal.close();
    return { version: VERSION, journal: this.#generation, from: previousJournal.sum };
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
