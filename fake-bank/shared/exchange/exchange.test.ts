import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Decimal } from '#contract/domain/decimal';
import { exchange, exchangeMatrix } from './exchange';

test.each([
  [100_00, 'USD', 'MXN', 1_805_00],
  [1, 'USD', 'MXN', 18],
  [10, 'MXN', 'USD', 0],
  [18, 'MXN', 'USD', 0],
  [19, 'MXN', 'USD', 1],
  [1_000_00, 'MXN', 'USD', 53_05],
  [50_00, 'MXN', 'MXN', 50_00],
] as const)('%i cents of %s convert to %s: %i cents', (amount, from, to, received) => {
  expect(exchange(amount, from, to).amount).toBe(received);
});

const someCents = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 1_000_000_00 }));

test('no sequence of exchanges gains money', () => {
  const pesosFor = exchangeMatrix.find(({ toCurrency }) => toCurrency === 'MXN')?.exchangeRate ?? 0;
  const worth = (purse: { MXN: number; USD: number }) =>
    new Decimal(purse.USD).times(pesosFor).plus(purse.MXN);
  fc.assert(
    fc.property(
      fc.array(fc.record({ toPesos: fc.boolean(), wanted: someCents }), { maxLength: 60 }),
      (steps) => {
        const purse = { MXN: 2_000_00, USD: 100_00 };
        for (const { toPesos, wanted } of steps) {
          const [from, to] = toPesos ? (['USD', 'MXN'] as const) : (['MXN', 'USD'] as const);
          const before = worth(purse);
          const amount = Math.min(wanted, purse[from]);
          purse[from] -= amount;
          purse[to] += exchange(amount, from, to).amount;
          expect(worth(purse).lte(before)).toBe(true);
        }
      },
    ),
  );
});
