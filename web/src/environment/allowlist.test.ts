import { describe, expect, it } from 'vitest';
import { isAllowed } from './allowlist';

describe('allowlist', () => {
  it.each([
    ['40010011', true],
    ['40090001', true],
    ['40010001', false],
    ['', false],
  ])('%s: %s', async (key, allowed) => expect(await isAllowed(key)).toBe(allowed));
});
