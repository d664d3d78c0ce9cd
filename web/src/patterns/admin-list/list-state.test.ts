import { describe, expect, test } from 'vitest';
import { type ListState, readListState, withListState } from './list-state';

const choices = { kinds: ['card', 'loan'], sorts: ['alias', 'used'] } as const;
const defaultState: ListState = { search: '', kind: '', sort: 'alias', pages: 1 };

describe('the list state in a URL', () => {
  test.each<[string, Partial<ListState>]>([
    ['', {}],
    ['q=bbv', { search: 'bbv' }],
    ['q=Mam%C3%A1+y+%3Cb%3E', { search: 'Mamá y <b>' }],
    ['kind=loan&sort=used&pages=3', { kind: 'loan', sort: 'used', pages: 3 }],
    ['kind=yacht', {}],
    ['sort=__proto__', {}],
    ['sort=', {}],
    ['pages=0', {}],
    ['pages=-1', {}],
    ['pages=1.5', {}],
    ['pages=1e3', {}],
    ['pages=9999', { pages: 1000 }],
    ['pages=99999999999999999999', {}],
    ['q=a&q=b', { search: 'a' }],
    ['to_account=mom', {}],
    ['cards-q=oro', {}],
  ])('is read from "%s"', (query, state) => {
    expect(readListState(new URLSearchParams(query), choices)).toEqual({ ...defaultState, ...state });
  });

  test('of a second list has its own parameters', () => {
    const params = new URLSearchParams('q=bbv&cards-q=oro&cards-pages=2&pages=5');
    expect(readListState(params, choices, 'cards-')).toEqual({ ...defaultState, search: 'oro', pages: 2 });
  });
});

describe('the URL of a list state', () => {
  test.each<[string, Partial<ListState>, string]>([
    ['', {}, ''],
    ['', { search: 'bbv' }, 'q=bbv'],
    ['q=bbv', {}, ''],
    ['q=bb&pages=2', { search: 'bbv', pages: 2 }, 'q=bbv&pages=2'],
    ['', { kind: 'loan', sort: 'used', pages: 3 }, 'kind=loan&sort=used&pages=3'],
    ['to_account=mom&cards-q=oro', { search: 'a b' }, 'to_account=mom&cards-q=oro&q=a+b'],
    ['pages=4&sort=used', {}, ''],
  ])('of "%s" with %o is "%s"', (query, state, expected) => {
    const params = new URLSearchParams(query);
    expect(withListState(params, { ...defaultState, ...state }, choices).toString()).toBe(expected);
    expect(params.toString()).toBe(new URLSearchParams(query).toString());
  });

  test('of a second list uses its own parameters', () => {
    const result = withListState(
      new URLSearchParams('q=bbv'),
      { ...defaultState, pages: 2 },
      choices,
      'cards-',
    );
    expect(result.toString()).toBe('q=bbv&cards-pages=2');
  });
});
