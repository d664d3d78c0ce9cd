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

test('long work leaves the process to others, again and again, and ends with what it found', async () => {
  let turns = 0;
  const others = setInterval(() => {
    turns += 1;
  }, 0);
  expect(await runInSlices(work(60, 5))).toBe(60);
  clearInterval(others);
  expect(turns).toBeGreaterThanOrEqual(5);
});

test('short work is done without a pause', async () => {
  let turns = 0;
  setImmediate(() => {
    turns += 1;
  });
  await runInSlices(work(1, 0));
  expect(turns).toBe(0);
  expect(runSync(work(3, 0))).toBe(3);
});

test('a queue lets one after the other in, also after one that failed, and is empty then', async () => {
  const queue = new Queue();
  const seen: string[] = [];
  const visit = (name: string) => async () => {
    seen.push(`${name} in`);
    await new Promise((resolve) => setTimeout(resolve, 1));
    seen.push(`${name} out`);
    if (name === 'b') throw new Error('b');
    return name;
  };
  const all = ['a', 'b', 'c'].map((name) => queue.alone(visit(name)));
  expect(queue.over).not.toBeNull();
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(seen).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
  expect(queue.over).toBeNull();
});

test('of rows that come and go meanwhile those are mapped that were there', () => {
  const rows = [1, 2, 3];
  const steps = mapInSlices(rows, (row) => row * 2);
  steps.next();
  rows.splice(0, 3, 7, 8, 9, 10);
  expect(runSync(steps)).toEqual([2, 4, 6]);
});

test('a step that fails ends it, and is told', async () => {
  const steps = mapInSlices([1, 2], (row) => {
    if (row === 2) throw new Error('two');
    return row;
  });
  await expect(runInSlices(steps)).rejects.toThrow('two');
});
