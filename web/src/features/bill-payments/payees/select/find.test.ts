import { describe, expect, it } from 'vitest';
import type { Merchant, MerchantCategory } from '#contract/merchants';
import { byName, find, searchTextIn, split } from './find';
import { groupsOf, inGroup } from './groups';

const merchant = (name: string, category?: MerchantCategory): Merchant => ({
  merchantId: 1,
  merchantKey: name,
  name,
  billType: 'WITHRECEIPT',
  ...(category && { category }),
});
const water = merchant('Agua del Anáhuac', 'water');
const drains = merchant('Drenaje de la Sierra', 'water');
const tv = merchant('Óptica Visión', 'television');
const unknown = merchant('Fondo Común');
const merchants = [water, drains, tv, unknown];

describe('the search', () => {
  it.each([
    ['ag', ''],
    [' ag ', ''],
    ['agu', 'agu'],
    ['agua  del', 'agua del'],
  ])('normalizes %j to %j', (text, search) => expect(searchTextIn(text)).toBe(search));

  it.each([
    ['', merchants],
    ['agu', [water, drains]],
    ['anahuac', [water]],
    ['TELEVISIÓN', [tv]],
    ['comun', [unknown]],
    ['gas', []],
  ])('finds %j by name and category', (text, expected) => expect(find(merchants, text)).toEqual(expected));

  it('sorts by locale', () => {
    expect([tv, water, unknown].toSorted(byName).map(({ name }) => name)).toEqual([
      'Agua del Anáhuac',
      'Fondo Común',
      'Óptica Visión',
    ]);
  });
});

it.each([
  ['Agua del Anáhuac', 'anahu', ['Agua del ', 'Anáhu', 'ac']],
  ['Óptica', 'opt', ['', 'Ópt', 'ica']],
  ['O\u0301ptica', 'ópt', ['', 'Ópt', 'ica']],
  ['Luz', 'agu', ['Luz', '', '']],
  ['Luz', '', ['Luz', '', '']],
])('splits %s around %j', (text, search, parts) => expect(split(text, search)).toEqual(parts));

describe('the categories', () => {
  it('are listed if they have companies', () => {
    expect(groupsOf(merchants).map(({ label }) => label)).toEqual(['Todos', 'Agua', 'Internet y TV']);
    expect(groupsOf([water, unknown])).toEqual([]);
  });
  it('filter the list; an unknown category is ignored', () => {
    expect(inGroup(merchants, 'agua')).toEqual([water, drains]);
    expect(inGroup(merchants, 'internet')).toEqual([tv]);
    expect([inGroup(merchants, ''), inGroup(merchants, 'nada')]).toEqual([merchants, merchants]);
  });
});
