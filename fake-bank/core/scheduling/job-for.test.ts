import { expect, test } from 'vitest';
import { jobHandlers } from '#bank/modules';
import { openBusyBank } from '#bank/sandbox/snapshot/import.test-support';
import { books } from '#bank/testing/books';
import type { Transaction } from '../storage/transaction';
import { runSync } from '../tasks/task';
import { jobProblem } from './job-for';
import { jobId, scheduledJobs } from './scheduled-jobs';

const DAY = 86_400_000;

test.each(Object.keys(jobHandlers))('detects a %s job that does not match its row', async (kind) => {
  const { bank } = await openBusyBank();
  const scheduledJob = bank.read.all(scheduledJobs).findLast((row) => row.kind === kind);
  if (!scheduledJob) throw new Error(`nothing waits for ${kind} in openBusyBank: begin one there`);
  const { key, at } = scheduledJob;
  const after = (change: (tx: Transaction) => unknown) => {
    const copy = bank.store.copy();
    copy.transact(change);
    return runSync(jobProblem(copy.read, jobHandlers, bank.now));
  };

  expect(after(() => undefined)).toBeUndefined();
  const id = jobId(scheduledJob);
  expect(after((tx) => tx.delete(scheduledJobs, id))).toEqual({
    list: 'due-work',
    key: id,
    field: 'key',
    reason: `the job that ${key} waits for (${kind}) is missing.`,
    other: { list: expect.any(String), key },
  });
  expect(after((tx) => tx.put(scheduledJobs, { ...scheduledJob, key: 'nadie' }))).toEqual({
    list: 'due-work',
    key: `${kind}:nadie`,
    field: 'key',
    reason: `nothing waits for ${kind} of nadie.`,
  });
  for (const ms of [-DAY, -1, 1, DAY]) {
    expect(after((tx) => tx.put(scheduledJobs, { ...scheduledJob, at: at + ms }))?.reason).toMatch(
      / is not due when its row says\.$|^nothing waits for /,
    );
  }
  // Suspended jobs may lack their row.
  expect(
    after((tx) => tx.put(scheduledJobs, { ...scheduledJob, key: 'nadie', crash: 'TypeError' })),
  ).toBeUndefined();
});

test('a missing job is reported only if it is due after the given instant', () => {
  const once = (from: number) => (from <= 10 ? 10 : undefined);
  const kinds = {
    last: {
      run: () => undefined,
      waiting: () => [{ list: 'lasts', key: 'a', when: once }],
      describe: () => ({ title: 'Last', effect: 'Does nothing.' }),
    },
  };
  const read = books();
  expect(runSync(jobProblem(read, kinds, 10))).toBeUndefined();
  expect(runSync(jobProblem(read, kinds, 9))).toMatchObject({
    reason: 'the job that a waits for (last) is missing.',
    other: { list: 'lasts', key: 'a' },
  });
});
