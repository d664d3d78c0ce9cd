import { join } from 'node:path';
import { Low } from 'lowdb';
import * as z from 'zod/mini';
import type { AnyCollection, State } from './collection';
import { type Disk, realDisk } from './disk';
import { DamagedFile, DurableJsonFile, readFailure } from './files';
import { Journal, readJournal } from './journal';
import { type Log, loadState, Store } from './store';
import { type Change, replay } from './transaction';

export const SNAPSHOT_VERSION = 1;

const Snapshot = z.object({
  version: z.literal(SNAPSHOT_VERSION),
  /** By collection; each row is checked by its own schema when it is taken up. */
  records: z.record(z.string(), z.readonly(z.array(z.unknown()))),
});
type Snapshot = z.infer<typeof Snapshot>;

/** Stands for a snapshot that is not there, or not held in memory. */
const NO_SNAPSHOT: Snapshot = { version: SNAPSHOT_VERSION, records: {} };

/** A journal is folded into the snapshot when it is as large as this, and as large as the snapshot. */
const COMPACT_AT_BYTES = 8_000_000;

/**
 * Keeps one bank in a folder: `snapshot.json`, readable, and `journal-N.jsonl` with what was committed since.
 * Replaying a journal that the snapshot already holds changes nothing, so a crash between any two steps of a
 * compaction loses nothing.
 */
export class KeptStore implements Log {
  readonly store: Store;
  readonly #disk: Disk;
  readonly #folder: string;
  readonly #file: Low<Snapshot>;
  #journal: Journal;
  #generation: number;
  #snapshotBytes = 0;
  #compacting: Promise<void> | null = null;
  /** Pending while answers must wait for more than the journal. */
  #settling: Promise<void> | null = null;

  private constructor(
    store: Store,
    disk: Disk,
    folder: string,
    file: Low<Snapshot>,
    journal: Journal,
    generation: number,
  ) {
    this.store = store;
    this.#disk = disk;
    this.#folder = folder;
    this.#file = file;
    this.#journal = journal;
    this.#generation = generation;
    store.logTo(this);
  }

  /** Opens the bank in `folder`, or begins it with what `seed` makes. */
  static async open(
    folder: string,
    collections: readonly AnyCollection[],
    seed: () => State,
    disk: Disk = realDisk,
  ): Promise<KeptStore> {
    await disk.makeFolder(folder);
    const snapshot = join(folder, 'snapshot.json');
    const file = new Low<Snapshot>(new DurableJsonFile(disk, snapshot, Snapshot), NO_SNAPSHOT);
    await file.read();
    const state = file.data === NO_SNAPSHOT ? seed() : stateOf(file.data, collections, snapshot);
    // The rows live in the state from here on: the file's text is not kept beside them.
    file.data = NO_SNAPSHOT;
    const journals = await journalsIn(disk, folder);
    const byName = new Map(collections.map((collection) => [collection.name, collection]));
    for (const { path } of journals) {
      const transactions = await readJournal(disk, path);
      try {
        for (const changes of transactions) replay(state, byName, changes);
      } catch (error) {
        throw new DamagedFile(path, readFailure(error));
      }
    }
    const generation = (journals.at(-1)?.generation ?? 0) + 1;
    const journal = await Journal.create(disk, journalPath(folder, generation));
    const kept = new KeptStore(new Store(collections, state), disk, folder, file, journal, generation);
    await kept.#snapshot(generation);
    return kept;
  }

  append(changes: readonly Change[]): void {
    this.#journal.append(changes);
    // A compaction that fails leaves snapshot and journals as they were: the next one tries again.
    if (this.#journal.bytes > Math.max(COMPACT_AT_BYTES, this.#snapshotBytes)) {
      this.compact().catch(() => undefined);
    }
  }

  async flushed(): Promise<void> {
    await this.#settling;
    await this.#journal.flushed();
  }

  /** Writes the snapshot as it is now and begins a new journal. */
  compact(): Promise<void> {
    this.#compacting ??= this.#compactNow().finally(() => {
      this.#compacting = null;
    });
    return this.#compacting;
  }

  /** Takes another state in place of this one, for good: what comes after it waits for its snapshot. */
  async replace(state: State): Promise<void> {
    await this.#compacting;
    this.store.replace(state);
    this.#settling = this.compact();
    await this.#settling;
    this.#settling = null;
  }

  async close(): Promise<void> {
    await this.#compacting;
    await this.#snapshot(this.#generation);
    await this.#journal.close();
  }

  async #compactNow(): Promise<void> {
    const old = this.#journal;
    const generation = this.#generation + 1;
    const journal = await Journal.create(this.#disk, journalPath(this.#folder, generation));
    this.#journal = journal;
    this.#generation = generation;
    const written = this.#snapshot(generation);
    const closed = old.close();
    this.#settling ??= closed;
    await closed;
    if (this.#settling === closed) this.#settling = null;
    await written;
  }

  /** Dumps at once, so that the snapshot holds exactly the journals before `generation`, then drops those. */
  async #snapshot(generation: number): Promise<void> {
    this.#file.data = { version: SNAPSHOT_VERSION, records: this.store.dump() };
    await this.#file.write();
    this.#snapshotBytes = (await this.#disk.read(join(this.#folder, 'snapshot.json')))?.length ?? 0;
    this.#file.data = NO_SNAPSHOT;
    for (const journal of await journalsIn(this.#disk, this.#folder)) {
      if (journal.generation < generation) await this.#disk.remove(journal.path);
    }
  }
}

/** The rows of a snapshot, each checked against its schema; else the file is named as damaged. */
function stateOf({ records }: Snapshot, collections: readonly AnyCollection[], path: string): State {
  try {
    return loadState(collections, records);
  } catch (error) {
    throw new DamagedFile(path, readFailure(error));
  }
}

const journalPath = (folder: string, generation: number) => join(folder, `journal-${generation}.jsonl`);

async function journalsIn(disk: Disk, folder: string) {
  const names = await disk.list(folder);
  return names
    .flatMap((name) => {
      const generation = Number(/^journal-(\d+)\.jsonl$/.exec(name)?.[1]);
      return generation ? [{ generation, path: join(folder, name) }] : [];
    })
    .sort((a, b) => a.generation - b.generation);
}
