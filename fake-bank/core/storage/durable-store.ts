import { DomainError } from '../errors/domain-error';
import { Batch, Outcome } from './batch';
import type { Change, State } from './collection';
import { type Disk, realDisk } from './disk';
import { DurableFiles } from './durable-files';
import { createBankFiles, type DurableStoreOptions, openBank } from './opening';
import { SnapshotFile } from './snapshot';
import { type Log, Store } from './store';

const unavailable = () => new DomainError('CZ_UNAVAILABLE');

/** The commit could be neither persisted nor rolled back; its outcome is unknown until restart. */
export class CommitUnknownError extends Error {
  constructor() {
    super('the bank was closed before anybody knew whether it is kept');
    this.name = 'CommitUnknownError';
  }
}

/**
 * Persists one bank as `snapshot.json` plus `journal-N.jsonl` with the commits since. Work is serialized. A
 * failed batch is rolled back with every later one, and the bank is read-only until the disk recovers.
 */
export class DurableStore implements Log {
  readonly store: Store;
  readonly #files: DurableFiles;
  readonly #disk: Disk;

  #waiting: Batch | null = null;
  #writing: Batch | null = null;
  #replacement: Outcome | null = null;
  readonly #tasks: (() => Promise<void>)[] = [];
  #working: Promise<void> | null = null;

  #isClosed = false;
  #isReadOnly = false;
  #rollbackCount = 0;
  /** Rolled back in memory but not yet on disk; callers get their error only after both. */
  readonly #undone: Outcome[] = [];
  /** The disk may have the old or the new snapshot: the next write begins with a new snapshot. */
  #mustReplaceSnapshot = false;
  #cancelRecovery: () => void = () => undefined;

  private constructor(store: (log: Log) => Store, files: DurableFiles, disk: Disk) {
    this.store = store(this);
    this.#files = files;
    this.#disk = disk;
  }

  static async open(options: DurableStoreOptions): Promise<DurableStore> {
    const { folder, collections, disk = realDisk } = options;
    await disk.makeFolder(folder);
    const file = new SnapshotFile(disk, folder);
    const bankFiles = (await openBank(options, file)) ?? (await createBankFiles(options, file));
    const files = new DurableFiles(options, file, bankFiles);
    return new DurableStore((log) => new Store(collections, bankFiles.state, log), files, disk);
  }

  get isReadOnly(): boolean {
    return this.#isReadOnly;
  }

  get rollbackCount(): number {
    return this.#rollbackCount;
  }

  get pending(): Promise<void> | null {
    return (this.#waiting ?? this.#replacement ?? this.#writing)?.promise ?? null;
  }

  append(changes: readonly Change[], undo: () => void): void {
    if (this.#isReadOnly || this.#isClosed) throw unavailable();
    this.#waiting ??= new Batch();
    this.#waiting.add(changes, undo);
    this.#work();
  }

  async compact(): Promise<void> {
    let written: Promise<void> | null = null;
    await this.#enqueue(async () => {
      await this.#files.settled();
      await this.#writeBatch(true);
      written = this.#files.compacting;
    });
    await written;
  }

  async replace(state: State): Promise<void> {
    const replacement = new Outcome();
    await this.#enqueue(() => this.#replaceNow(state, replacement));
    await replacement.promise;
  }

  /** Rejects new commits, runs `last` and closes the journal; on failure the store stays open. */
  async close(last: () => Promise<void> = () => this.#compact()): Promise<void> {
    this.#isClosed = true;
    try {
      await this.#enqueue(async () => {
        await this.#files.settled();
        await this.#writeBatch(false);
        await last();
      });
    } catch (error) {
      this.#isClosed = false;
      throw error;
    }
    this.#cancelRecovery();
    for (const outcome of this.#undone.splice(0)) outcome.reject(new CommitUnknownError());
    await this.#files.close();
  }

  async recover(): Promise<boolean> {
    await this.#enqueue(() => this.#recoverNow()).catch(() => undefined);
    return !this.#isReadOnly;
  }

  #enqueue(run: () => Promise<void>): Promise<void> {
    const outcome = new Outcome();
    this.#tasks.push(() => run().then(outcome.resolve, outcome.reject));
    this.#work();
    return outcome.promise;
  }

  #work(): void {
    this.#working ??= this.#workThrough();
  }

  async #workThrough(): Promise<void> {
    await Promise.resolve();
    for (;;) {
      const task = this.#tasks.shift();
      if (task) await task();
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

  /** Dumps the rows for a compaction before writing, so that the snapshot matches the end of the journal. */
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

  async #replaceNow(state: State, replacement: Outcome): Promise<void> {
    await this.#files.settled();
    if (this.#isReadOnly || this.#isClosed) throw unavailable();
    const oldState = this.store.state;
    const pendingBatch = this.#take();
    this.#replacement = replacement;
    this.store.replace(state);
    try {
      await this.#files.replaceSnapshot(this.store.dump());
      this.#replacement = null;
      pendingBatch?.resolve();
      replacement.resolve();
    } catch {
      this.#replacement = null;
      this.#take()?.reject(unavailable());
      this.#waiting = pendingBatch;
      this.store.replace(oldState);
      this.#rollbackCount += 1;
      this.#mustReplaceSnapshot = this.#files.isUnsure;
      // If the disk may have the new snapshot, reject only after the old rows are written again.
      if (!this.#mustReplaceSnapshot) return replacement.reject(unavailable());
      this.#undone.push(replacement);
      await this.#undo(null);
    }
  }

  /** Rolls back the failed batch and every later one, newest first. */
  async #undo(batch: Batch | null): Promise<void> {
    const after = this.#take();
    this.#writing = null;
    this.#isReadOnly = true;
    this.#rollbackCount += 1;
    for (const undone of [after, batch]) {
      undone?.undo();
      if (undone) this.#undone.push(undone);
    }
    await this.#rollBackFiles().catch(() => undefined);
    this.#scheduleRecovery();
  }

  async #rollBackFiles(): Promise<void> {
    await this.#files.truncateTail();
    if (this.#mustReplaceSnapshot) await this.#files.replaceSnapshot(this.store.dump());
    this.#mustReplaceSnapshot = false;
    for (const undone of this.#undone.splice(0)) undone.reject(unavailable());
  }

  #scheduleRecovery(): void {
    this.#cancelRecovery();
    this.#cancelRecovery = this.#disk.later(async () => {
      if (!(await this.recover()) && !this.#isClosed) this.#scheduleRecovery();
    });
  }

  async #recoverNow(): Promise<void> {
    if (!this.#isReadOnly || this.#isClosed) return;
    await this.#files.settled();
    await this.#rollBackFiles();
    await this.#files.probeFreeSpace();
    this.#isReadOnly = false;
  }

  /** Leaves one readable file on shutdown; if that fails, the journals still hold everything. */
  async #compact(): Promise<void> {
    if (this.#isReadOnly) await this.#rollBackFiles().catch(() => undefined);
    else if (this.#files.bytesSinceSnapshot > 0)
      await this.#files.replaceSnapshot(this.store.dump()).catch(() => undefined);
  }
}
