// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Account } from '#contract/domain/account';
import { termsOf } from '#web/lib/format/search-terms.ts';
import { asksForMovements, type Entry, findMovements, movementUrl, searchUrl } from './movements';

const account = { key: 'ana-nomina', type: 'Cheques' } as const;
const chequeAccount: Account = {
  ...account,
  description: 'Nómina',
  displayId: '4821',
  defaultCurrency: 'MXN',
  primaryBalance: { amount: 1, currencyCode: 'MXN' },
  entitlements: [],
};

const entry = (key: string, postedDate: string, text: string, of = chequeAccount): Entry => ({
  account: of,
  movement: { key, postedDate, description: text, amount: -1, currencyCode: 'MXN' },
  text,
});

test.each([
  ['', false],
  ['lu', false],
  ['lu z', false],
  ['luz', true],
  ['de luz', true],
])('the text %j searches movements: %s', (search, isSearched) =>
  expect(asksForMovements(termsOf(search))).toBe(isSearched),
);

test('returns the newest results of several accounts and the number of all results', () => {
  const years = [
    [entry('a', '2026-11-20', 'cafe'), entry('b', '2026-11-18', 'cafe'), entry('c', '2026-11-01', 'cafe')],
    [entry('d', '2026-11-19', 'cafe'), entry('e', '2026-11-19', 'pan')],
  ];
  const { newest, count } = findMovements(years, ['cafe'], 3);
  expect(newest.map(({ movement }) => movement.key)).toEqual(['a', 'd', 'b']);
  expect(count).toBe(4);
});

test('counts all results of an account that has more, and links to a search in it', () => {
  const savingsAccount = { ...chequeAccount, key: 'ana-ahorro' };
  const years = [
    [entry('a', '2026-11-20', 'cafe'), entry('b', '2026-11-18', 'cafe'), entry('c', '2026-11-01', 'cafe')],
    [entry('d', '2026-11-19', 'cafe', savingsAccount)],
  ];
  const { more } = findMovements(years, ['cafe'], 3);
  expect(more).toEqual([{ account: chequeAccount, count: 3 }]);
  expect(searchUrl(chequeAccount, 'café molido')).toBe(
    '/account-summary/details/chequing/ana-nomina?q=caf%C3%A9+molido',
  );
});

test('a movement links to its account on its date', () =>
  expect(movementUrl(entry('mov 1', '2026-11-20', 'cafe'))).toBe(
    '/account-summary/details/chequing/ana-nomina?period=dates&from_date=2026-11-20&to_date=2026-11-20&movement=mov+1',
  ));
