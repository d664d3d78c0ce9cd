import { expect, test } from 'vitest';
import { Queue } from './queue';
import { mapInSlices, runInSlices, runSync, type Task } from './task';

function* work(steps: number, ms: number): Task<number> {
  for (let step = 0; step < steps; step += 1) {
    const end = performance.now() + ms;
    while (performance.now() < end);
    yield;
  }
  return steps;
}

test('long work yields to the event loop and returns its result', async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 0);
  expect(await runInSlices(work(60, 5))).toBe(60);
  clearInterval(timer);
  expect(turns).toBeGreaterThanOrEqual(5);
});

test('short work runs without a pause', async () => {
  let turns = 0;
  setImmediate(() => {
    turns += 1;
  });
  await runInSlices(work(1, 0));
  expect(turns).toBe(0);
  expect(runSync(work(3, 0))).toBe(3);
});

test('a queue runs jobs one after another, also after a failure', async () => {
  const queue = new Queue();
  const events: string[] = [];
  const makeJob = (name: string) => async () => {
    events.push(`${name} in`);
    await new Promise((resolve) => setTimeout(resolve, 1));
    events.push(`${name} out`);
    if (name === 'b') throw new Error('b');
    return name;
  };
  const all = ['a', 'b', 'c'].map((name) => queue.enqueue(makeJob(name)));
  expect(queue.pending).not.toBeNull();
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(events).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
  expect(queue.pending).toBeNull();
});

test('mapInSlices maps the rows that were there at the start', () => {
  const rows = [1, 2, 3];
  const steps = mapInSlices(rows, (row) => row * 2);
  steps.next();
  rows.splice(0, 3, 7, 8, 9, 10);
  expect(runSync(steps)).toEqual([2, 4, 6]);
});

test('a failing slice rejects the task', async () => {
  const steps = mapInSlices([1, 2], (row) => {
    if (row === 2) throw new Error('two');
    return row;
  });
  await expect(runInSlices(steps)).rejects.toThrow('two');
});
