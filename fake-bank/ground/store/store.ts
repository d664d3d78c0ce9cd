import { type AnyCollection, State } from './collection';
import { type Change, Reader, Transaction } from './transaction';

/** Where committed changes go to last. */
export type Log = { append(changes: readonly Change[]): void; flushed(): Promise<void> };

/** For banks that live and die with the process. */
export const noLog: Log = { append: () => undefined, flushed: () => Promise.resolve() };

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
   * Runs a command to its end without a pause. When it throws, its writes are undone in memory and nothing is logged.
   * That they are on disk is for `flushed` to say. `onCommit` is told of the changes once they are in the log.
   */
  transact<Result>(
    command: (tx: Transaction) => Result,
    onCommit?: (changes: readonly Change[]) => void,
  ): Result {
    if (this.#writing) throw new Error('a transaction runs inside another');
    const tx = new Transaction(this.#state);
    this.#writing = true;
    let result: Result;
    try {
      result = command(tx);
      if (tx.changes.length > 0) this.#log.append(tx.changes);
    } catch (error) {
      tx.undo();
      throw error;
    } finally {
      this.#writing = false;
    }
    onCommit?.(tx.changes);
    return result;
  }

  /** Resolves when all that was committed so far is in the log for good; rejects where the log could not keep it. */
  flushed(): Promise<void> {
    return this.#log.flushed();
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
    return Object.fromEntries(
      this.#collections.map((collection) => [collection.name, collection.dump(this.#state)]),
    );
  }
}

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
