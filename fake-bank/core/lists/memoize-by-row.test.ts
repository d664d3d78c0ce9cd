import { expect, test, vi } from 'vitest';
import { memoizeByRow } from './memoize-by-row';

test('computes a view once per row object', () => {
  const draw = vi.fn(({ amount }: { amount: number }, currency: string) => ({
    shown: `${amount} ${currency}`,
  }));
  const view = memoizeByRow(draw);
  const row = { amount: 1 };
  expect(view(row, 'MXN')).toBe(view(row, 'MXN'));
  expect(draw).toHaveBeenCalledOnce();
  expect(view({ amount: 1 }, 'MXN')).toEqual({ shown: '1 MXN' });
  expect(draw).toHaveBeenCalledTimes(2);
});
