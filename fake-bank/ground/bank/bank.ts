import { setImmediate as turn } from 'node:timers/promises';
import type { ClockMode } from '#contract/sandbox';
import { bankDate } from '#contract/shared/dates';
import { bankNow, type Clock, setClock } from '../calendar/clock';
import { type DueHandlers, type DueWork, dueSteps, runDue } from '../due/due-work';
import type { Store } from '../store/store';
import type { Change, Reader, Transaction } from '../store/transaction';
import { Queue } from '../turns/queue';
import { inTurns } from '../turns/turns';

/** One bank (tenant): its rows and its clock. */
export class Bank {
  readonly id: string;
  readonly store: Store;
  readonly wall: Clock;
  /** What takes the bank more than a turn of the process; its other calls wait until it is over. */
  readonly queue = new Queue();
  /** How many calls are under way, and when the last began: who is not called may be put aside. */
  calls = 0;
  usedAt = performance.now();
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

  /** The same in turns, where much may have fallen due. */
  catchUpInTurns(): Promise<DueWork[]> {
    return inTurns(dueSteps(this.store, this.#handlers, this.now));
  }

  /**
   * Sets the clock to `where` it is asked and runs what falls due on the way. First on a copy: where any of it crashes, that is thrown and the
   * bank is as it was.
   */
  moveClock(where: (bank: Bank) => { mode: ClockMode; now: number }): Promise<DueWork[]> {
    return this.queue.alone(async () => {
      const { mode, now } = where(this);
      const copy = this.store.copy();
      copy.transact((tx) => setClock(tx, this.wall, mode, now));
      const then = bankNow(copy.read, this.wall);
      // A copy of a long history has taken a turn.
      await turn();
      await inTurns(dueSteps(copy, this.#handlers, then, { rehearse: true }));
      this.store.transact((tx) => setClock(tx, this.wall, mode, now));
      const fired = await inTurns(dueSteps(this.store, this.#handlers, then));
      await this.store.flushed();
      return fired;
    });
  }
}
