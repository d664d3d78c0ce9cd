import { expect, test } from 'vitest';
import { simulate } from './simulate';

/* A million steps are what the bench does; `npm run simulate` does another seed. */
test('whatever the disk does, books balance and what was acknowledged is there, three thousand steps long', async () => {
  const { failure, tally, steps } = await simulate('1', 3_000);
  expect(failure).toBeNull();
  expect(steps).toBe(3_000);
  // Neither is it a peaceful life.
  for (const [name, times] of Object.entries(tally)) expect([name, times > 0]).toEqual([name, true]);
});
