import { setImmediate as nextRound } from 'node:timers/promises';

export const SLICE_MS = 10;

export type Task<Result> = Generator<unknown, Result, void>;

export function runSync<Result>(steps: Task<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

export async function runInSlices<Result>(steps: Task<Result>): Promise<Result> {
  for (let startedAt = performance.now(); ; ) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - startedAt < SLICE_MS) continue;
    await nextRound();
    startedAt = performance.now();
  }
}

export function* mapInSlices<Row, Result>(rows: readonly Row[], of: (row: Row) => Result): Task<Result[]> {
  const results: Result[] = [];
  for (const row of [...rows]) {
    results.push(of(row));
    yield;
  }
  return results;
}
