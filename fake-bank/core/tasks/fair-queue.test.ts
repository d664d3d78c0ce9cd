import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue';

test('runs one job at a time, alternating between owners and in order for each owner', async () => {
  const queue = new FairQueue();
  const finishedJobs: string[] = [];
  let runningCount = 0;
  const runJob = (owner: string, job: string) =>
    queue.run(owner, async () => {
      runningCount += 1;
      expect(runningCount).toBe(1);
      await nextRound();
      runningCount -= 1;
      finishedJobs.push(job);
      return job;
    });
  const all = [
    runJob('a', 'a1'),
    runJob('a', 'a2'),
    runJob('a', 'a3'),
    runJob('b', 'b1'),
    runJob('c', 'c1'),
    runJob('b', 'b2'),
  ];
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'b2']);
  expect(finishedJobs).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  await runJob('a', 'later');
  expect(finishedJobs.at(-1)).toBe('later');
});

test('passes an error to its caller and continues', async () => {
  const queue = new FairQueue();
  const failedJob = queue.run('a', () => Promise.reject(new Error('a')));
  const nextJob = queue.run('b', () => Promise.resolve('b'));
  await expect(failedJob).rejects.toThrow('a');
  expect(await nextJob).toBe('b');
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
