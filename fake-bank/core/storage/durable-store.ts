import { DomainError } from '../errors/domain-error';
import { Batch, Outcome } from './batch';
import type { State } from './collection';
import { type Disk, realDisk } from './disk';
import { DurableFiles } from './durable-files';
import { createBankFiles, type DurableStoreOptions, openBank } from './opening';
import { SnapshotFile } from './snapshot';
import { type Log, Store } from './store';
import type { Change } from './transaction';

const unavailable = () => new DomainError('CZ_UNAVAILABLE');

/** What could be neither kept nor taken back may be there at the next start: nobody is told that it is not. */
export class CommitUnknownError extends Error {
  constructor() {
    super('the bank was closed before anybody knew whether it is kept');
    this.name = 'Unsure';
  }
}

/**
 * Keeps one bank in a folder: `snapshot.json`, readable, and `journal-N.jsonl` with what was committed since. One
 * thing happens at a time: a batch is written and flushed, or the bank moves on to its next journal, which it does only
 * when the one before is whole on disk. A batch that cannot be written is undone in memory with all that stands on it,
 * and the bank takes nothing until the disk has room again.
 */
export class DurableStore implements Log {
  readonly store: Store;
  readonly #files: DurableFiles;
  readonly #disk: Disk;

  /** What comes next; what is being written; rows that take the place of the others. */
  #waiting: Batch | null = null;
  #writing: Batch | null = null;
  #replacing: Outcome | null = null;
  readonly #turns: (() => Promise<void>)[] = [];
  #working: Promise<void> | null = null;

  #isClosed = false;
  #isReadOnly = false;
  #timesTakenBack = 0;
  /** Undone in memory, but not yet on disk: nobody is told before it is. */
  readonly #undone: Outcome[] = [];
  /** Which snapshot stands is not known: before anything else is kept, one of what counts is written. */
  #mustReplaceSnapshot = false;
  #callOffLook: () => void = () => undefined;

  private constructor(store: (log: Log) => Store, files: DurableFiles, disk: Disk) {
    this.store = store(this);
    this.#files = files;
    this.#disk = disk;
  }

  /** Opens the bank in a folder, or begins it with its seed. */
  static async open(options: DurableStoreOptions): Promise<DurableStore> {
    const { folder, collections, disk = realDisk } = options;
    await disk.makeFolder(folder);
    const file = new SnapshotFile(disk, folder);
    const opened = (await openBank(options, file)) ?? (await createBankFiles(options, file));
    const files = new DurableFiles(options, file, opened);
    return new DurableStore((log) => new Store(collections, opened.state, log), files, disk);
  }

  get isReadOnly(): boolean {
    return this.#isReadOnly;
  }

  get timesTakenBack(): number {
    return this.#timesTakenBack;
  }

  /** What an answer waits for that saw the rows as they are; null where all of it is on disk. */
  get pending(): Promise<void> | null {
    return (this.#waiting ?? this.#replacing ?? this.#writing)?.promise ?? null;
  }

  append(changes: readonly Change[], undo: () => void): void {
    if (this.#isReadOnly || this.#isClosed) throw unavailable();
    this.#waiting ??= new Batch();
    this.#waiting.add(changes, undo);
    this.#work();
  }

  /** Folds what was committed into the snapshot; commits go on meanwhile. */
  async compact(): Promise<void> {
    let written: Promise<void> | null = null;
    await this.#turn(async () => {
      await this.#files.settled();
      await this.#writeBatch(true);
      written = this.#files.compacting;
    });
    await written;
  }

  /** Takes other rows in place of these, for good: what comes after them waits for their snapshot. */
  async replace(state: State): Promise<void> {
    const replacing = new Outcome();
    await this.#turn(() => this.#replaceNow(state, replacing));
    await replacing.promise;
  }

  /** Takes nothing more, and closes the journal after `last`; where that fails, goes on as before. */
  async close(last: () => Promise<void> = () => this.#compact()): Promise<void> {
    this.#isClosed = true;
    try {
      await this.#turn(async () => {
        await this.#files.settled();
        await this.#writeBatch(false);
        await last();
      });
    } catch (error) {
      this.#isClosed = false;
      throw error;
    }
    this.#callOffLook();
    for (const unsure of this.#undone.splice(0)) unsure.reject(new CommitUnknownError());
    await this.#files.close();
  }

  /** Looks whether the disk takes something again; answers whether it does. */
  async recover(): Promise<boolean> {
    await this.#turn(() => this.#recoverNow()).catch(() => undefined);
    return !this.#isReadOnly;
  }

  /** Runs between two batches. */
  #turn(run: () => Promise<void>): Promise<void> {
    const outcome = new Outcome();
    this.#turns.push(() => run().then(outcome.resolve, outcome.reject));
    this.#work();
    return outcome.promise;
  }

  #work(): void {
    this.#working ??= this.#workThrough();
  }

  async #workThrough(): Promise<void> {
    await Promise.resolve();
    for (;;) {
      const turn = this.#turns.shift();
      if (turn) await turn();
      else if (this.#waiting) await this.#writeBatch();
      else break;
    }
    this.#working = null;
  }

  #take(): Batch | null {
    const batch = this.#waiting;
    this.#waiting = null;
    return batch;
  }

  /** Writes what waits. A compaction takes the rows now: they are what stands in the journal when it is written. */
  async #writeBatch(compact = this.#files.isFull): Promise<void> {
    const batch = this.#take();
    this.#writing = batch;
    const records = compact && !this.#isReadOnly ? this.store.dump() : null;
    try {
      if (batch) await this.#files.write(batch.transactions);
    } catch {
      return this.#undo(batch);
    }
    this.#writing = null;
    batch?.resolve();
    if (records) await this.#files.compact(records);
  }

  async #replaceNow(state: State, replacing: Outcome): Promise<void> {
    await this.#files.settled();
    if (this.#isReadOnly || this.#isClosed) throw unavailable();
    const old = this.store.state;
    const standing = this.#take();
    this.#replacing = replacing;
    this.store.replace(state);
    try {
      await this.#files.replaceSnapshot(this.store.dump());
      this.#replacing = null;
      standing?.resolve();
      replacing.resolve();
    } catch {
      this.#replacing = null;
      // What was committed on the new rows goes with them.
      this.#take()?.reject(unavailable());
      this.#waiting = standing;
      this.store.replace(old);
      this.#timesTakenBack += 1;
      this.#mustReplaceSnapshot = this.#files.isUnsure;
      // Where nobody knows which rows stand on disk, nobody is told before these do.
      if (!this.#mustReplaceSnapshot) return replacing.reject(unavailable());
      this.#undone.push(replacing);
      await this.#undo(null);
    }
  }

  /** Takes back what could not be written, and all that stands on it, the newest first. */
  async #undo(batch: Batch | null): Promise<void> {
    const after = this.#take();
    this.#writing = null;
    this.#isReadOnly = true;
    this.#timesTakenBack += 1;
    for (const undone of [after, batch]) {
      undone?.undo();
      if (undone) this.#undone.push(undone);
    }
    await this.#takeBack().catch(() => undefined);
    this.#lookAgain();
  }

  /** Takes it off the disk too, and tells of it then. */
  async #takeBack(): Promise<void> {
    await this.#files.truncateTail();
    if (this.#mustReplaceSnapshot) await this.#files.replaceSnapshot(this.store.dump());
    this.#mustReplaceSnapshot = false;
    for (const undone of this.#undone.splice(0)) undone.reject(unavailable());
  }

  #lookAgain(): void {
    this.#callOffLook();
    this.#callOffLook = this.#disk.later(async () => {
      if (!(await this.recover()) && !this.#isClosed) this.#lookAgain();
    });
  }

  async #recoverNow(): Promise<void> {
    if (!this.#isReadOnly || this.#isClosed) return;
    await this.#files.settled();
    await this.#takeBack();
    await this.#files.probeFreeSpace();
    this.#isReadOnly = false;
  }

  /** The last thing before the end: one readable file. Where that cannot be, the journals hold all of it. */
  async #compact(): Promise<void> {
    if (this.#isReadOnly) await this.#takeBack().catch(() => undefined);
    else if (this.#files.bytesSinceSnapshot > 0)
      await this.#files.replaceSnapshot(this.store.dump()).catch(() => undefined);
  }
}
