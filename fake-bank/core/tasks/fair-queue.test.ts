import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue';

test('runs one job at a time, alternating between owners and in order for each owner', async () => {
  const queue = new FairQueue();
  const finishedJobs: string[] = [];
  let inside = 0;
  const ask = (owner: string, job: string) =>
    queue.run(owner, async () => {
      inside += 1;
      expect(inside).toBe(1);
      await nextRound();
      inside -= 1;
      finishedJobs.push(job);
      return job;
    });
  const all = [
    ask('a', 'a1'),
    ask('a', 'a2'),
    ask('a', 'a3'),
    ask('b', 'b1'),
    ask('c', 'c1'),
    ask('b', 'b2'),
  ];
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'b2']);
  expect(finishedJobs).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  await ask('a', 'later');
  expect(finishedJobs.at(-1)).toBe('later');
});

test('passes an error to its caller and continues', async () => {
  const queue = new FairQueue();
  const failed = queue.run('a', () => Promise.reject(new Error('a')));
  const done = queue.run('b', () => Promise.resolve('b'));
  await expect(failed).rejects.toThrow('a');
  expect(await done).toBe('b');
});

test('lets the event loop run many times between two jobs', async () => {
  const queue = new FairQueue();
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  await Promise.all(Array.from({ length: 20 }, () => queue.run('a', () => Promise.resolve())));
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(19 * 50);
});
