import * as z from 'zod/mini';
import { StoredInstant } from '../calendar/stored-dates';
import { sortable } from '../lists/position';
import { Collection } from '../storage/collection';
import { Count, nextNumber } from '../storage/sequence';
import type { Store } from '../storage/store';
import type { Reader, Transaction } from '../storage/transaction';
import { runSync, type Task } from '../tasks/task';

/** Something that runs when the bank's clock reaches it. `key` names what it is about. */
const ScheduledJob = z.object({
  kind: z.string(),
  key: z.string(),
  at: StoredInstant,
  /** Its place among those of the same instant: what was ordered first runs first. */
  ordinal: z._default(Count, 0),
  /** Why it could not run, where it crashed: it stands aside then, and what comes after it runs. */
  crash: z.optional(z.string()),
});
export type ScheduledJob = z.infer<typeof ScheduledJob>;

/** By which it is kept. */
export const jobId = (work: Pick<ScheduledJob, 'kind' | 'key'>) => `${work.kind}:${work.key}`;
const ALL = 'all';

export const scheduledJobs = new Collection<ScheduledJob, 'byTime'>('due-work', ScheduledJob, jobId, {
  byTime: {
    keys: ({ crash }) => (crash === undefined ? [ALL] : []),
    order: ({ at, ordinal }) => `${sortable(at)} ${sortable(ordinal)}`,
  },
});

/** When work is due: at an instant, or of what comes again and again the first time from an instant on. */
export type RunTime = number | undefined | ((from: number) => number | undefined);

/** One kind of work: what it does at the time at which it was due, and which rows wait for it, and until when. */
export type JobKind = {
  run: (tx: Transaction, work: ScheduledJob) => void;
  waiting: (reader: Reader) => Iterable<{ key: string; when: RunTime }>;
};
export type JobHandlers = Readonly<Record<string, JobKind>>;

export const schedule = (tx: Transaction, work: Omit<ScheduledJob, 'ordinal' | 'crash'>): ScheduledJob =>
  tx.put(scheduledJobs, { ...work, ordinal: nextNumber(tx, 'due-work') });

export const unschedule = (tx: Transaction, work: Pick<ScheduledJob, 'kind' | 'key'>): void =>
  tx.delete(scheduledJobs, jobId(work));

/** When it will run, where it is to. */
export const nextRunAt = (reader: Reader, work: Pick<ScheduledJob, 'kind' | 'key'>): number | undefined =>
  reader.get(scheduledJobs, jobId(work))?.at;

const nextJob = (reader: Reader) => reader.list(scheduledJobs, 'byTime', ALL)[0];

/** What crashed, and on what: it is undone. */
export class JobCrashedError extends Error {
  readonly work: ScheduledJob;
  constructor(work: ScheduledJob, cause: unknown) {
    super(`${jobId(work)} crashed`, { cause });
    this.work = work;
  }
}

function runOne(store: Store, handlers: JobHandlers, work: ScheduledJob): void {
  const run = handlers[work.kind]?.run;
  store.transact((tx) => {
    unschedule(tx, work);
    try {
      if (!run) throw new Error(`nobody knows ${work.kind}`);
      run(tx, work);
    } catch (error) {
      throw new JobCrashedError(work, error);
    }
  });
}

/** Leaves work that crashed where it is, for whoever wants to know why; it never runs again. */
function suspend(store: Store, { work, cause }: JobCrashedError): void {
  console.error(JSON.stringify({ due: jobId(work), crash: String(cause) }));
  store.transact((tx) => tx.put(scheduledJobs, { ...work, crash: String(cause) }));
}

/**
 * Runs all that is due by `now`, in the order in which it fell due and was ordered, each in a transaction of its own: a
 * step each. What crashes is put aside, so that one row stops no bank; `rehearse` throws it instead.
 */
export function* runDueJobsTask(
  store: Store,
  handlers: JobHandlers,
  now: number,
  { rehearse = false } = {},
): Task<ScheduledJob[]> {
  const fired: ScheduledJob[] = [];
  for (let work = nextJob(store.read); work && work.at <= now; work = nextJob(store.read)) {
    try {
      runOne(store, handlers, work);
      fired.push(work);
    } catch (error) {
      if (rehearse || !(error instanceof JobCrashedError)) throw error;
      suspend(store, error);
    }
    yield;
  }
  return fired;
}

/** The same without a pause. */
export const runDueJobs = (store: Store, handlers: JobHandlers, now: number): ScheduledJob[] =>
  runSync(runDueJobsTask(store, handlers, now));
