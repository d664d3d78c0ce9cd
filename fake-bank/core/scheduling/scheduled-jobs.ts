import * as z from 'zod/mini';
import { plainText } from '#contract/domain/text';
import { StoredInstant } from '../calendar/stored-dates';
import { sortable } from '../lists/position';
import { Collection, type Reader } from '../storage/collection';
import { Count, nextNumber } from '../storage/sequence';
import type { Store } from '../storage/store';
import { StoredKey, StoredLine } from '../storage/stored-text';
import type { Transaction } from '../storage/transaction';
import { runSync, type Task } from '../tasks/task';

const MAX_CRASH_TEXT_LENGTH = 500;

const ScheduledJob = z.object({
  kind: StoredKey,
  key: StoredKey,
  at: StoredInstant,
  /** Order among jobs of the same instant. */
  ordinal: z._default(Count, 0),
  /** Error of a crashed job, which never runs again. */
  crash: z.optional(StoredLine(5_000)),
});
export type ScheduledJob = z.infer<typeof ScheduledJob>;

export const jobId = (work: Pick<ScheduledJob, 'kind' | 'key'>) => `${work.kind}:${work.key}`;
const ALL = 'all';

const SEQUENCE = 'due-work';

export const scheduledJobs = new Collection<ScheduledJob, 'byTime'>(
  'due-work',
  ScheduledJob,
  jobId,
  {
    byTime: {
      keys: ({ crash }) => (crash === undefined ? [ALL] : []),
      order: ({ at, ordinal }) => `${sortable(at)} ${sortable(ordinal)}`,
    },
  },
  {
    // Rows stored before ordinals existed have 0.
    unique: ({ ordinal }) => ({ ordinal: ordinal === 0 ? undefined : `the ordinal ${ordinal}` }),
    sequenceNumbers: { [SEQUENCE]: ({ ordinal }) => ({ field: 'ordinal', number: ordinal }) },
  },
);

/** An instant, or for recurring jobs a function that returns the first run from an instant on. */
export type RunTime = number | undefined | ((from: number) => number | undefined);

/** English texts for testers: the kind of job and its effect. */
export type JobDescription = { title: string; effect: string; customer?: string | undefined };

export type JobKind = {
  run: (tx: Transaction, work: ScheduledJob) => void;
  waiting: (reader: Reader) => Iterable<{ list: string; key: string; when: RunTime }>;
  describe: (reader: Reader, key: string) => JobDescription;
};
export type JobHandlers = Readonly<Record<string, JobKind>>;

export const schedule = (tx: Transaction, work: Omit<ScheduledJob, 'ordinal' | 'crash'>): ScheduledJob =>
  tx.put(scheduledJobs, { ...work, ordinal: nextNumber(tx, SEQUENCE) });

export const unschedule = (tx: Transaction, work: Pick<ScheduledJob, 'kind' | 'key'>): void =>
  tx.delete(scheduledJobs, jobId(work));

export const nextRunAt = (reader: Reader, work: Pick<ScheduledJob, 'kind' | 'key'>): number | undefined =>
  reader.get(scheduledJobs, jobId(work))?.at;

export const nextJob = (reader: Reader) => reader.list(scheduledJobs, 'byTime', ALL)[0];

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

const crashText = ({ cause }: JobCrashedError): string =>
  plainText(String(cause)).slice(0, MAX_CRASH_TEXT_LENGTH);

function suspend(store: Store, error: JobCrashedError): void {
  const { work } = error;
  const crash = crashText(error);
  console.error(JSON.stringify({ due: jobId(work), crash }));
  store.transact((tx) => tx.put(scheduledJobs, { ...work, crash }));
}

/** `customer` is the customer's key, if the job was described. */
export type FiredJob = ScheduledJob & Pick<JobDescription, 'customer'>;

/**
 * Runs each job in its own transaction. A crashed job is suspended, or its error thrown with `rehearse`.
 * `describe` looks up the customer first, because the job may remove the row.
 */
export function* runDueJobsTask(
  store: Store,
  handlers: JobHandlers,
  now: number,
  { rehearse = false, describe = false } = {},
): Task<FiredJob[]> {
  const fired: FiredJob[] = [];
  for (let work = nextJob(store.read); work && work.at <= now; work = nextJob(store.read)) {
    const customer = describe ? handlers[work.kind]?.describe(store.read, work.key).customer : undefined;
    try {
      runOne(store, handlers, work);
      fired.push({ ...work, customer });
    } catch (error) {
      if (rehearse || !(error instanceof JobCrashedError)) throw error;
      suspend(store, error);
    }
    yield;
  }
  return fired;
}

export const runDueJobs = (store: Store, handlers: JobHandlers, now: number): FiredJob[] =>
  runSync(runDueJobsTask(store, handlers, now));

export type UpcomingJob = ScheduledJob & JobDescription;

const UNKNOWN_JOB: JobDescription = {
  title: 'Unknown job',
  effect: 'Crashes: no module of the bank knows it.',
};

/**
 * Runs due jobs on `copy` and describes the wanted ones before they run. Stops before a wanted job beyond
 * `limit`. A crash is recorded, and later jobs still run.
 */
export function* upcomingJobsTask(
  copy: Store,
  handlers: JobHandlers,
  until: number,
  { limit, isWanted }: { limit: number; isWanted: (job: JobDescription) => boolean },
): Task<{ jobs: UpcomingJob[]; isComplete: boolean }> {
  const jobs: UpcomingJob[] = [];
  for (let work = nextJob(copy.read); work && work.at <= until; work = nextJob(copy.read)) {
    const job: UpcomingJob = {
      ...work,
      ...(handlers[work.kind]?.describe(copy.read, work.key) ?? UNKNOWN_JOB),
    };
    if (isWanted(job)) {
      if (jobs.length === limit) return { jobs, isComplete: false };
      jobs.push(job);
    }
    try {
      runOne(copy, handlers, work);
    } catch (error) {
      if (!(error instanceof JobCrashedError)) throw error;
      copy.transact((tx) => unschedule(tx, error.work));
      job.crash = crashText(error);
    }
    yield;
  }
  return { jobs, isComplete: true };
}
