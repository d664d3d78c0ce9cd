import { clockMode, clockSettings, isWithinClock, isWithinReach, MAX_YEARS } from '../calendar/clock';
import type { Collection, RowProblem } from '../storage/collection';
import type { Reader } from '../storage/transaction';
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
  /** One sentence with the keys that it is about. */
  effect: (row: Row, reader: Reader) => string;
  /** The customer it is for, unless the row names one; none for jobs of the bank. */
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
    for (const row of reader.all(collection)) yield { key: collection.keyOf(row), when: when(row) };
  },
});

/** Returns the first mismatch between rows and jobs; jobs due until `past` may have run already. */
export function* jobProblem(reader: Reader, kinds: JobHandlers, past: number): Task<RowProblem | undefined> {
  const list = scheduledJobs.name;
  const awaited = new Set<string>();
  for (const [kind, { waiting }] of Object.entries(kinds)) {
    for (const { key, when } of waiting(reader)) {
      yield;
      const found = nextRunAt(reader, { kind, key });
      const at = typeof when === 'function' ? when(found ?? past + 1) : when;
      if (at === undefined) continue;
      const id = jobId({ kind, key });
      if (found === undefined)
        return { list, key: id, field: 'key', reason: `falta lo que espera ${key} (${kind}).` };
      if (found !== at)
        return {
          list,
          key: id,
          field: 'at',
          reason: `lo que espera ${key} (${kind}) no toca cuando dice su fila.`,
        };
      awaited.add(id);
    }
  }
  // Suspended jobs stay, with or without their row.
  const left = reader.all(scheduledJobs).find((work) => !work.crash && !awaited.has(jobId(work)));
  return (
    left && { list, key: jobId(left), field: 'key', reason: `nadie espera ${left.kind} de ${left.key}.` }
  );
}

/** Catching up would run more years of jobs than one move of the clock may. */
export function isOutOfReach(reader: Reader, now: number): boolean {
  const first = nextJob(reader);
  return first !== undefined && !isWithinReach(first.at, now);
}

export function clockProblem(reader: Reader, now: number): RowProblem | undefined {
  const field = clockMode(reader) === 'real' ? 'mode' : 'at';
  const problem = { list: clockSettings.name, key: 'clock', field };
  if (!isWithinClock(now)) return { ...problem, reason: 'el reloj está fuera de los años que hay.' };
  if (!isOutOfReach(reader, now)) return undefined;
  return { ...problem, reason: `avanza más de ${MAX_YEARS} años sobre lo que está pendiente.` };
}
