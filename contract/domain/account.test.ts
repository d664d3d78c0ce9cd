import { describe, expect, test } from 'vitest';
import { type Account, byProductOrder, mayUse, primaryBalance, products, slugOf } from './account';

const account = (change: Partial<Account>): Account => ({
  key: 'k',
  type: 'Cheques',
  description: 'Cuenta',
  displayId: '•••• 0001',
  defaultCurrency: 'MXN',
  primaryBalance: { amount: 1, currencyCode: 'MXN' },
  entitlements: [],
  ...change,
});

describe('the order of accounts', () => {
  const sorted = (accounts: Account[]) => [...accounts].sort(byProductOrder).map(({ key }) => key);

  test('is by product first', () => {
    const mixed = [...products].reverse().map(({ label, slug }) => account({ key: slug, type: label }));
    expect(sorted(mixed)).toEqual([
      'chequing',
      'credit-card',
      'line-of-credit',
      'loan',
      'mortgage',
      'investment-fund',
      'investment-product',
    ]);
  });

  test('is then by alias or description in Spanish order, and then by displayId', () => {
    expect(
      sorted([
        account({ key: 'o', description: 'Oaxaca' }),
        account({ key: 'ñ', description: 'Ñandú' }),
        account({ key: 'alias', description: 'Zacatecas', alias: 'Ahorro' }),
        account({ key: 'n2', description: 'Nómina', displayId: '•••• 0002' }),
        account({ key: 'n1', description: 'Nómina', displayId: '•••• 0001' }),
      ]),
    ).toEqual(['alias', 'n1', 'n2', 'ñ', 'o']);
  });
});

test('primaryBalance accepts one balance or a list', () => {
  const mxn = { amount: 5, currencyCode: 'MXN' } as const;
  expect(primaryBalance({ primaryBalance: mxn })).toEqual(mxn);
  expect(primaryBalance({ primaryBalance: [mxn, { amount: 1, currencyCode: 'USD' }] })).toEqual(mxn);
  expect(primaryBalance({ primaryBalance: [] })).toBeUndefined();
});

test('mayUse is true only for an entitlement with the value Y', () => {
  const entitlements = [
    { type: 'TRANSFER_FROM', value: 'Y' },
    { type: 'TRANSFER_TO', value: 'N' },
  ] as const;
  const uses = ['TRANSFER_FROM', 'TRANSFER_TO', 'PAY_BILL'] as const;
  expect(uses.map((use) => mayUse({ entitlements }, use))).toEqual([true, false, false]);
});

test('slugOf maps each product label to its slug', () => {
  for (const { label, slug } of products) expect(slugOf[label]).toBe(slug);
});
