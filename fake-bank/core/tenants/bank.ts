import { setImmediate as turn } from 'node:timers/promises';
import { bankDate } from '#contract/domain/dates';
import type { ClockMode } from '#contract/sandbox';
import { bankNow, type Clock, setClock } from '../calendar/clock';
import {
  type JobHandlers,
  runDueJobs,
  runDueJobsTask,
  type ScheduledJob,
} from '../scheduling/scheduled-jobs';
import type { Store } from '../storage/store';
import type { Change, Reader, Transaction } from '../storage/transaction';
import { Queue } from '../tasks/queue';
import { runInSlices } from '../tasks/task';

/** One bank (tenant): its rows and its clock. */
export class Bank {
  readonly id: string;
  readonly store: Store;
  readonly systemClock: Clock;
  /** What takes the bank more than a turn of the process; its other calls wait until it is over. */
  readonly queue = new Queue();
  /** How many calls are under way, and when the last began: who is not called may be put aside. */
  calls = 0;
  usedAt = performance.now();
  readonly #handlers: JobHandlers;

  constructor(id: string, store: Store, systemClock: Clock, handlers: JobHandlers) {
    this.id = id;
    this.store = store;
    this.systemClock = systemClock;
    this.#handlers = handlers;
  }

  get read(): Reader {
    return this.store.read;
  }

  /** The bank's now, milliseconds since 1970. */
  get now(): number {
    return bankNow(this.read, this.systemClock);
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
  catchUp(): ScheduledJob[] {
    if (this.store.isReadOnly) return [];
    return runDueJobs(this.store, this.#handlers, this.now);
  }

  /** The same in turns, where much may have fallen due. */
  catchUpInTurns(): Promise<ScheduledJob[]> {
    return runInSlices(runDueJobsTask(this.store, this.#handlers, this.now));
  }

  /**
   * Sets the clock to `where` it is asked and runs what falls due on the way. First on a copy: where any of it crashes, that is thrown and the
   * bank is as it was.
   */
  moveClock(where: (bank: Bank) => { mode: ClockMode; now: number }): Promise<ScheduledJob[]> {
    return this.queue.alone(async () => {
      const { mode, now } = where(this);
      const copy = this.store.copy();
      copy.transact((tx) => setClock(tx, this.systemClock, mode, now));
      const then = bankNow(copy.read, this.systemClock);
      // A copy of a long history has taken a turn.
      await turn();
      await runInSlices(runDueJobsTask(copy, this.#handlers, then, { rehearse: true }));
      this.store.transact((tx) => setClock(tx, this.systemClock, mode, now));
      const fired = await runInSlices(runDueJobsTask(this.store, this.#handlers, then));
      await this.store.flushed();
      return fired;
    });
  }
}
