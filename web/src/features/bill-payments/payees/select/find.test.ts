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
const all = [water, drains, tv, unknown];

describe('the search', () => {
  it.each([
    ['ag', ''],
    [' ag ', ''],
    ['agu', 'agu'],
    ['agua  del', 'agua del'],
  ])('normalizes %j to %j', (text, wanted) => expect(searchTextIn(text)).toBe(wanted));

  it.each([
    ['', all],
    ['agu', [water, drains]],
    ['anahuac', [water]],
    ['TELEVISIÓN', [tv]],
    ['comun', [unknown]],
    ['gas', []],
  ])('finds %j by name and category', (wanted, found) => expect(find(all, wanted)).toEqual(found));

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
])('splits %s around %j', (text, wanted, parts) => expect(split(text, wanted)).toEqual(parts));

describe('the categories', () => {
  it('are only those with companies', () => {
    expect(groupsOf(all).map(({ label }) => label)).toEqual(['Todos', 'Agua', 'Internet y TV']);
    expect(groupsOf([water, unknown])).toEqual([]);
  });
  it('filter the list, and an unknown one is ignored', () => {
    expect(inGroup(all, 'agua')).toEqual([water, drains]);
    expect(inGroup(all, 'internet')).toEqual([tv]);
    expect([inGroup(all, ''), inGroup(all, 'nada')]).toEqual([all, all]);
  });
});
