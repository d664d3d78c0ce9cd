import { describe, expect, it } from 'vitest';
import { allowedCustomers, isAllowed } from './allowlist';

describe('allowlist', () => {
  it.each([
    ['40010011', true],
    ['40090001', true],
    ['40010001', false],
    ['', false],
  ])('contains %s: %s', async (key, may) => expect(await isAllowed(key)).toBe(may));

  it('has thirteen entries', () => expect(allowedCustomers.size).toBe(13));
});
