import { setImmediate as nextRound } from 'node:timers/promises';
import type { ClockMode } from '#contract/domain/clock';
import { bankDate } from '#contract/domain/dates';
import { bankNow, type Clock, setClock } from '../calendar/clock';
import {
  type FiredJob,
  type JobDescription,
  type JobHandlers,
  runDueJobs,
  runDueJobsTask,
  type UpcomingJob,
  upcomingJobsTask,
} from '../scheduling/scheduled-jobs';
import type { Change, Reader } from '../storage/collection';
import type { Store } from '../storage/store';
import type { Transaction } from '../storage/transaction';
import { Queue } from '../tasks/queue';
import { runInSlices } from '../tasks/task';

export type BankObserver = {
  committed: (changes: readonly Change[]) => void;
  ran: (jobs: readonly FiredJob[]) => void;
};

export class Bank {
  readonly id: string;
  readonly store: Store;
  readonly systemClock: Clock;
  readonly queue = new Queue();
  /** Calls in progress and start of the latest; idle banks may be evicted. */
  calls = 0;
  usedAt = performance.now();
  readonly #handlers: JobHandlers;
  #observer: BankObserver | undefined;

  constructor(id: string, store: Store, systemClock: Clock, handlers: JobHandlers) {
    this.id = id;
    this.store = store;
    this.systemClock = systemClock;
    this.#handlers = handlers;
  }

  observe(observer: BankObserver): void {
    this.#observer = observer;
    this.store.onCommit = observer.committed;
  }

  #report(fired: FiredJob[]): FiredJob[] {
    if (fired.length > 0) this.#observer?.ran(fired);
    return fired;
  }

  get read(): Reader {
    return this.store.read;
  }

  get now(): number {
    return bankNow(this.read, this.systemClock);
  }

  get today(): string {
    return bankDate(this.now);
  }

  /** Runs a command, waits until it is persisted, then calls `onCommit`. */
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
      console.error(`a commit of bank ${this.id} could not be announced to its listener`, error);
    }
    return result;
  }

  /** Does nothing while the bank is read-only. */
  catchUp(): FiredJob[] {
    if (this.store.isReadOnly) return [];
    return this.#report(runDueJobs(this.store, this.#handlers, this.now));
  }

  async catchUpInSlices(): Promise<FiredJob[]> {
    return this.#report(await runInSlices(runDueJobsTask(this.store, this.#handlers, this.now)));
  }

  /** Describes the jobs until `until` by running them on a copy. Changes nothing. */
  upcoming(
    until: number,
    selection: { limit: number; isWanted: (job: JobDescription) => boolean },
  ): Promise<{ jobs: UpcomingJob[]; isComplete: boolean }> {
    return runInSlices(upcomingJobsTask(this.store.copy(), this.#handlers, until, selection));
  }

  /** Rehearses the due jobs on a copy first, so that a failing job changes nothing. */
  moveClock(destinationOf: (bank: Bank) => { mode: ClockMode; now: number }): Promise<FiredJob[]> {
    return this.queue.enqueue(async () => {
      const { mode, now } = destinationOf(this);
      const copy = this.store.copy();
      copy.transact((tx) => setClock(tx, this.systemClock, mode, now));
      const targetTime = bankNow(copy.read, this.systemClock);
      await nextRound();
      await runInSlices(runDueJobsTask(copy, this.#handlers, targetTime, { rehearse: true }));
      this.store.transact((tx) => setClock(tx, this.systemClock, mode, now));
      const fired = await runInSlices(
        runDueJobsTask(this.store, this.#handlers, targetTime, { describe: true }),
      );
      await this.store.flushed();
      return this.#report(fired);
    });
  }
}
