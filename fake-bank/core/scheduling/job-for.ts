import type { Collection } from '../storage/collection';
import type { Reader } from '../storage/transaction';
import type { Task } from '../tasks/task';
import {
  type JobHandlers,
  type JobKind,
  jobId,
  nextRunAt,
  type RunTime,
  scheduledJobs,
} from './scheduled-jobs';

export const jobFor = <Row extends object, IndexName extends string>(
  collection: Collection<Row, IndexName>,
  run: JobKind['run'],
  when: (row: Row) => RunTime,
): JobKind => ({
  run,
  *waiting(reader) {
    for (const row of reader.all(collection)) yield { key: collection.keyOf(row), when: when(row) };
  },
});

/** Returns the first mismatch between rows and jobs; jobs due until `past` may have run already. */
export function* jobProblem(reader: Reader, kinds: JobHandlers, past: number): Task<string | undefined> {
  const awaited = new Set<string>();
  for (const [kind, { waiting }] of Object.entries(kinds)) {
    for (const { key, when } of waiting(reader)) {
      yield;
      const found = nextRunAt(reader, { kind, key });
      const at = typeof when === 'function' ? when(found ?? past + 1) : when;
      if (at === undefined) continue;
      if (found === undefined) return `falta lo que espera ${key} (${kind}).`;
      if (found !== at) return `lo que espera ${key} (${kind}) no toca cuando dice su fila.`;
      awaited.add(jobId({ kind, key }));
    }
  }
  // Suspended jobs stay, with or without their row.
  const left = reader.all(scheduledJobs).find((work) => !work.crash && !awaited.has(jobId(work)));
  return left && `nadie espera ${left.kind} de ${left.key}.`;
}
