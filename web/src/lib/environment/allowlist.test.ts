import { describe, expect, it } from 'vitest';
import { allowedCustomers, isAllowed } from './allowlist';

describe('isAllowed', () => {
  it.each([
    ['40010011', true],
    ['40090001', true],
    ['40010001', false],
    ['', false],
  ])('of %s is %s', async (key, allowed) => expect(await isAllowed(key)).toBe(allowed));

  it('lists thirteen customers', () => expect(allowedCustomers.size).toBe(13));
});
