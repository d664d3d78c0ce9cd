import { expect, test } from 'vitest';
import { isFullRun } from '../full-run';
import { simulate } from './simulate';

const STEPS = isFullRun ? 3_000 : 1_000;

test(`books balance and acknowledged commits persist over ${STEPS} steps`, async () => {
  const { failure, tally, steps } = await simulate('1', STEPS);
  expect(failure).toBeNull();
  expect(steps).toBe(STEPS);
  // Every kind of event must have occurred.
  for (const [name, times] of Object.entries(tally)) expect([name, times > 0]).toEqual([name, true]);
});
