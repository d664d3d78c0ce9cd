import { setImmediate as turn } from 'node:timers/promises';

/** How long a piece of work may hold the process before everybody else has a turn. */
export const SLICE_MS = 10;

/** Work that can be left for a while after each of its steps. */
export type Task<Result> = Generator<unknown, Result, void>;

/** Does all of it at once. */
export function runSync<Result>(steps: Task<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Does all of it, and lets others in between where it takes longer than a turn. */
export async function runInSlices<Result>(steps: Task<Result>): Promise<Result> {
  for (let began = performance.now(); ; ) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - began < SLICE_MS) continue;
    await turn();
    began = performance.now();
  }
}

/** The same of each row that there is when it begins, a step each. */
export function* mapInSlices<Row, Result>(rows: readonly Row[], of: (row: Row) => Result): Task<Result[]> {
  const found: Result[] = [];
  for (const row of [...rows]) {
    found.push(of(row));
    yield;
  }
  return found;
}
