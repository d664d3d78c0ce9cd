import { describe, expect, test } from 'vitest';
import { componentProblems } from '#bank/testing/published';
import { openApi } from './openapi';

const text = JSON.stringify(await openApi('cenzontle-session-4321'));

describe('amounts', () => {
  test('are described without multipleOf', () => {
    expect(text).not.toContain('multipleOf');
  });

  test('with two decimals are valid', async () => {
    for (let centavos = 1; centavos < 20_000; centavos += 1) {
      const problems = await componentProblems('PositiveAmount', centavos / 100);
      if (problems.length > 0) expect.fail(`${centavos / 100}: ${problems.join()}`);
    }
  });

  test.each([0, -0.01, '5', null])('%j is not a valid positive amount', async (amount) => {
    expect(await componentProblems('PositiveAmount', amount)).not.toEqual([]);
  });

  test('can be null if unknown, but neither a text nor absent', async () => {
    const money = (amount: unknown) => componentProblems('Money', { amount, currencyCode: 'MXN' });
    expect(await money(null)).toEqual([]);
    expect(await money(-19_766.02)).toEqual([]);
    expect(await money('null')).not.toEqual([]);
    expect(await money(undefined)).not.toEqual([]);
  });
});
