import { type AnyCollection, State } from './collection';
import { type Change, Reader, Transaction } from './transaction';

/** Where committed changes go to last. */
export type Log = {
  /** Throws where nothing can be kept now. `undo` takes the changes back in memory, if they turn out not to be kept. */
  append: (changes: readonly Change[], undo: () => void) => void;
  /** What an answer waits for that saw the rows as they are; null where all of it is kept. */
  readonly pending: Promise<void> | null;
  readonly isReadOnly: boolean;
  /** How often rows that could be seen were taken back, in memory: what was seen before may not be so. */
  readonly timesTakenBack: number;
  /** Looks whether changes can be kept again; answers whether they can. */
  recover: () => Promise<boolean>;
};

/** For banks that live and die with the process. */
export const noLog: Log = {
  append: () => undefined,
  pending: null,
  isReadOnly: false,
  timesTakenBack: 0,
  recover: () => Promise.resolve(true),
};

/** The rows of one bank, and the only way to change them. */
export class Store {
  readonly #collections: readonly AnyCollection[];
  #state: State;
  #log: Log;
  #writing = false;

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

  /**
   * Runs a command to its end without a pause. When it throws, or nothing can be kept, its writes are undone. That they
   * are kept for good is for `flushed` to say; where they are not, they are undone too.
   */
  transact<Result>(command: (tx: Transaction) => Result): Result {
    if (this.#writing) throw new Error('a transaction runs inside another');
    const tx = new Transaction(this.#state, { isChecked: true });
    this.#writing = true;
    try {
      const result = command(tx);
      if (tx.changes.length > 0) this.#log.append(tx.changes, () => tx.undo());
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

  /** Resolves when all that was committed so far is kept for good; rejects where it was undone. */
  flushed(): Promise<void> {
    return this.#log.pending ?? Promise.resolve();
  }

  /** Whether nothing can be kept now, so that commands are refused. */
  get isReadOnly(): boolean {
    return this.#log.isReadOnly;
  }

  get timesTakenBack(): number {
    return this.#log.timesTakenBack;
  }

  recover(): Promise<boolean> {
    return this.#log.recover();
  }

  /** Takes another state in place of this one, as a reset or an import does. */
  replace(state: State): void {
    this.#state = state;
  }

  logTo(log: Log): void {
    this.#log = log;
  }

  /** A store of its own that begins with the rows of this one; nothing of it is kept. */
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

/** A state with the rows of another: the rows are shared, the tables are not. */
export function copyState(collections: readonly AnyCollection[], from: State): State {
  const state = new State();
  for (const collection of collections) collection.copy(from, state);
  return state;
}

/** A state from rows that come from outside; every row is checked against its schema. */
export function loadState(
  collections: readonly AnyCollection[],
  records: Readonly<Record<string, readonly unknown[]>>,
): State {
  const state = new State();
  const unknown = Object.keys(records).find((name) => !collections.some((known) => known.name === name));
  if (unknown) throw new Error(`unknown collection ${unknown}`);
  for (const collection of collections) collection.load(state, records[collection.name] ?? []);
  return state;
}
