import { type AnyCollection, type Change, Reader, State } from './collection';
import { Transaction } from './transaction';

export type Log = {
  /** Throws if nothing can be persisted now. `undo` rolls back in memory if persisting fails later. */
  append: (changes: readonly Change[], undo: () => void) => void;
  /** Promise to await before answering with the current rows; null if all of them are persisted. */
  readonly pending: Promise<void> | null;
  readonly isReadOnly: boolean;
  /** Number of rollbacks so far; a read that started at a lower count may have seen rolled-back rows. */
  readonly rollbackCount: number;
  recover: () => Promise<boolean>;
};

export const noLog: Log = {
  append: () => undefined,
  pending: null,
  isReadOnly: false,
  rollbackCount: 0,
  recover: () => Promise.resolve(true),
};

export class Store {
  readonly #collections: readonly AnyCollection[];
  #state: State;
  #log: Log;
  #writing = false;
  /** Called after each commit, which may not be on disk yet. */
  onCommit: ((changes: readonly Change[]) => void) | undefined;

  constructor(collections: readonly AnyCollection[], state: State, log: Log = noLog) {
    this.#collections = collections;
    this.#state = state;
    this.#log = log;
  }

  get state(): State {
    return this.#state;
  }

  get read(): Reader {
    return new Reader(this.#state);
  }

  /** Runs a command synchronously; rolls it back if it throws or cannot be persisted. */
  transact<Result>(command: (tx: Transaction) => Result): Result {
    if (this.#writing) throw new Error('a transaction runs inside another');
    const tx = new Transaction(this.#state, { isChecked: true });
    this.#writing = true;
    try {
      const result = command(tx);
      if (tx.changes.length > 0) {
        this.#log.append(tx.changes, () => tx.undo());
        this.onCommit?.(tx.changes);
      }
      return result;
    } catch (error) {
      tx.undo();
      throw error;
    } finally {
      this.#writing = false;
    }
  }

  get pending(): Promise<void> | null {
    return this.#log.pending;
  }

  /** Resolves when all commits so far are persisted; rejects if they were rolled back. */
  flushed(): Promise<void> {
    return this.#log.pending ?? Promise.resolve();
  }

  get isReadOnly(): boolean {
    return this.#log.isReadOnly;
  }

  get rollbackCount(): number {
    return this.#log.rollbackCount;
  }

  recover(): Promise<boolean> {
    return this.#log.recover();
  }

  replace(state: State): void {
    this.#state = state;
  }

  logTo(log: Log): void {
    this.#log = log;
  }

  copy(): Store {
    return new Store(this.#collections, copyState(this.#collections, this.#state));
  }

  dump(): Record<string, readonly object[]> {
    return dumpState(this.#collections, this.#state);
  }
}

export const dumpState = (
  collections: readonly AnyCollection[],
  state: State,
): Record<string, readonly object[]> =>
  Object.fromEntries(collections.map((collection) => [collection.name, collection.dump(state)]));

/** Copies the tables of a state, but not the rows. */
export function copyState(collections: readonly AnyCollection[], from: State): State {
  const state = new State();
  for (const collection of collections) collection.copy(from, state);
  return state;
}

export function loadState(
  collections: readonly AnyCollection[],
  records: Readonly<Record<string, readonly unknown[]>>,
): State {
  const state = new State();
  const unknown = Object.keys(records).find(
    (name) => !collections.some((collection) => collection.name === name),
  );
  if (unknown) throw new Error(`unknown collection ${unknown}`);
  for (const collection of collections) collection.load(state, records[collection.name] ?? []);
  return state;
}
