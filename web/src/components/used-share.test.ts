import { expect, it } from 'vitest';
import { usedShare } from './used-share';

it.each([
  [0, 60_000, 0],
  [18_492.36, 60_000, 31],
  [60_000, 60_000, 100],
  [75_000, 60_000, 100],
  [-250, 60_000, 0],
  [100, 0, 0],
  [100, -1, 0],
  [1, 3, 33],
])('%d of %d is %d %%', (used, whole, share) => expect(usedShare(used, whole)).toBe(share));
