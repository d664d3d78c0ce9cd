import { clockMode, clockSettings, isWithinClock, isWithinReach, MAX_YEARS } from '../calendar/clock';
import type { Collection, Reader, RowProblem } from '../storage/collection';
import type { Task } from '../tasks/task';
import {
  type JobHandlers,
  type JobKind,
  jobId,
  nextJob,
  nextRunAt,
  type RunTime,
  scheduledJobs,
} from './scheduled-jobs';

type JobText<Row> = {
  title: string;
  /** One sentence, with the keys of the rows concerned. */
  effect: (row: Row, reader: Reader) => string;
  /** Defaults to the row's customer; undefined for jobs of the bank. */
  customer?: (row: Row, reader: Reader) => string | undefined;
};

const customerIn = (row: object): string | undefined =>
  'customer' in row && typeof row.customer === 'string' ? row.customer : undefined;

export const jobFor = <Row extends object, IndexName extends string>(
  collection: Collection<Row, IndexName>,
  run: JobKind['run'],
  when: (row: Row) => RunTime,
  { title, effect, customer = customerIn }: JobText<Row>,
): JobKind => ({
  run,
  describe: (reader, key) => {
    const row = reader.get(collection, key);
    if (!row) return { title, effect: `Does nothing: ${key} is gone.` };
    return { title, effect: effect(row, reader), customer: customer(row, reader) };
  },
  *waiting(reader) {
    for (const row of reader.all(collection))
      yield { list: collection.name, key: collection.keyOf(row), when: when(row) };
  },
});

/** Returns the first mismatch between rows and jobs; jobs due until `past` may have run already. */
export function* jobProblem(reader: Reader, kinds: JobHandlers, past: number): Task<RowProblem | undefined> {
  const list = scheduledJobs.name;
  const awaited = new Set<string>();
  const rows = new Map<string, RowProblem['other']>();
  for (const [kind, { waiting }] of Object.entries(kinds)) {
    for (const { when, ...other } of waiting(reader)) {
      yield;
      const { key } = other;
      const scheduledAt = nextRunAt(reader, { kind, key });
      const at = typeof when === 'function' ? when(scheduledAt ?? past + 1) : when;
      const id = jobId({ kind, key });
      rows.set(id, other);
      if (at === undefined) continue;
      const job = `the job that ${key} waits for (${kind})`;
      if (scheduledAt === undefined)
        return { list, key: id, field: 'key', reason: `${job} is missing.`, other };
      if (scheduledAt !== at)
        return { list, key: id, field: 'at', reason: `${job} is not due when its row says.`, other };
      awaited.add(id);
    }
  }
  // Suspended jobs stay, with or without their row.
  const left = reader.all(scheduledJobs).find((work) => !work.crash && !awaited.has(jobId(work)));
  if (!left) return undefined;
  const reason = `nothing waits for ${left.kind} of ${left.key}.`;
  return { list, key: jobId(left), field: 'key', reason, other: rows.get(jobId(left)) };
}

/** True if overdue jobs span more years than one move of the clock may. */
export function isOutOfReach(reader: Reader, now: number): boolean {
  const first = nextJob(reader);
  return first !== undefined && !isWithinReach(first.at, now);
}

export function clockProblem(reader: Reader, now: number): RowProblem | undefined {
  const field = clockMode(reader) === 'real' ? 'mode' : 'at';
  const problem = { list: clockSettings.name, key: 'clock', field };
  if (!isWithinClock(now)) return { ...problem, reason: 'the clock is outside the years 2024 to 2099.' };
  if (!isOutOfReach(reader, now)) return undefined;
  return { ...problem, reason: `is more than ${MAX_YEARS} years ahead of the next job.` };
}
