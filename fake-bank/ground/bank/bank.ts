import { bankDate } from '#contract/shared/dates';
import { bankNow, type Clock } from '../calendar/clock';
import { type DueHandlers, type DueWork, runDue } from '../due/due-work';
import type { Store } from '../store/store';
import type { Change, Reader, Transaction } from '../store/transaction';

/** One bank (tenant): its rows and its clock. */
export class Bank {
  readonly id: string;
  readonly store: Store;
  readonly wall: Clock;
  readonly #handlers: DueHandlers;

  constructor(id: string, store: Store, wall: Clock, handlers: DueHandlers) {
    this.id = id;
    this.store = store;
    this.wall = wall;
    this.#handlers = handlers;
  }

  get read(): Reader {
    return this.store.read;
  }

  /** The bank's now, milliseconds since 1970. */
  get now(): number {
    return bankNow(this.read, this.wall);
  }

  /** The bank's day, in Mexico City. */
  get today(): string {
    return bankDate(this.now);
  }

  /** Runs a command and answers when what it wrote will outlive the process; only then is `onCommit` told. */
  async commit<Result>(
    command: (tx: Transaction) => Result,
    onCommit?: (changes: readonly Change[]) => void,
  ): Promise<Result> {
    if (this.store.isReadOnly) await this.store.recover();
    let changes: readonly Change[] = [];
    const result = this.store.transact((tx) => {
      changes = tx.changes;
      return command(tx);
    });
    await this.store.flushed();
    try {
      onCommit?.(changes);
    } catch (error) {
      console.error(`what was committed in bank ${this.id} could not be told`, error);
    }
    return result;
  }

  /** Runs what has fallen due since the last time; it waits where nothing can be kept. */
  catchUp(): DueWork[] {
    if (this.store.isReadOnly) return [];
    return runDue(this.store, this.#handlers, this.now);
  }
}
