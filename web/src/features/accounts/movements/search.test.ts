import { expect, test } from 'vitest';
import type { Movement } from '#contract/accounts';
import type { MovementCategory } from '#contract/domain/movement-category';
import { filterEntries, indexMovement, parseKind, searchTextOf } from './search';

const movement = (
  key: string,
  postedDate: string,
  description: string,
  amount: number,
  category?: MovementCategory,
): Movement => ({
  ...(category && { category }),
  key,
  postedDate,
  description,
  amount,
  currencyCode: 'MXN',
});
const entries = [
  movement('cafe', '2026-11-19', 'Café Jacaranda, Coyoacán', -142.5, 'restaurants'),
  movement('pay', '2026-11-13', 'Nómina de Comercial Tepeyac', 21_850),
  movement('power', '2026-10-18', 'CFE, servicio 5512', -1_684, 'services'),
].map(indexMovement);

test.each([
  ['', ['cafe', 'pay', 'power']],
  ['ca', ['cafe', 'pay', 'power']],
  ['cafe', ['cafe']],
  ['  CAFÉ   jacaranda ', ['cafe']],
  ['nomina', ['pay']],
  ['21,850', ['pay']],
  ['1684.00', ['power']],
  ['1,684', ['power']],
  ['19 nov', ['cafe']],
  ['oct 2026', ['power']],
  ['Octubre', ['power']],
  ['noviembre 2026', ['cafe', 'pay']],
  ['restaurantes', ['cafe']],
  ['nada', []],
  ['jacaranda cafe', ['cafe']],
  ['comercial noviembre', ['pay']],
])('the search %j finds %o', (search, keys) =>
  expect(
    filterEntries(entries, { kind: 'all', searchText: searchTextOf(search) }).map(
      ({ movement: { key } }) => key,
    ),
  ).toEqual(keys),
);

test.each([
  ['all', '', ['cafe', 'pay', 'power']],
  ['charges', '', ['cafe', 'power']],
  ['credits', '', ['pay']],
  ['charges', 'comercial', []],
] as const)('the type %s with the search %j finds %o', (kind, search, keys) =>
  expect(
    filterEntries(entries, { kind, searchText: searchTextOf(search) }).map(({ movement: { key } }) => key),
  ).toEqual(keys),
);

test('an empty search returns the same array to avoid re-rendering', () =>
  expect(filterEntries(entries, { kind: 'all', searchText: '' })).toBe(entries));

test.each([
  [null, 'all'],
  ['charges', 'charges'],
  ['credits', 'credits'],
  ['cargos', 'all'],
])('the type %j in the URL is %s', (text, kind) => expect(parseKind(text)).toBe(kind));

test.each([
  ['services', 'all', '', ['power']],
  ['services', 'credits', '', []],
  ['restaurants', 'charges', 'cafe', ['cafe']],
  ['home', 'all', '', []],
] as const)('category %s, type %s and text %j find %o', (category, kind, searchText, keys) =>
  expect(filterEntries(entries, { kind, category, searchText }).map(({ movement: { key } }) => key)).toEqual(
    keys,
  ),
);
