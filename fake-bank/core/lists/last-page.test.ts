import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { outcomeOf } from '#bank/testing/refusals';
import { Collection, State } from '../storage/collection';
import { Store } from '../storage/store';
import { newestFirst, pageInOrder } from './page';

const Note = z.object({ id: z.string(), liked: z.boolean() });
const notes = new Collection('notes', Note, ({ id }) => id, {
  all: { keys: () => ['all'], order: ({ id }) => id },
});

/** Stores notes `n1` (oldest) to `n<count>`; every second one is liked. */
function storeOf(count: number): Store {
  const store = new Store([notes], new State());
  store.transact((tx) => {
    for (let index = 1; index <= count; index += 1)
      tx.put(notes, { id: `n${index}`, liked: index % 2 === 0 });
  });
  return store;
}

type ListQuery = { limit: number; liked?: boolean; from?: string };

const expectedRows = (store: Store, { limit, liked = false, from = '1' }: ListQuery) =>
  newestFirst(
    store.read,
    { collection: notes, index: 'all', key: 'all' },
    { dayOf: ({ id }) => id, fits: (note) => !liked || note.liked },
    { limit, cursor: from },
  );

/** Follows the cursors and returns the ids of each page. */
function pages(store: Store, query: ListQuery): string[] {
  const { rows, cursor } = expectedRows(store, query);
  const page = rows.map(({ id }) => id).join(' ');
  return cursor === undefined ? [page] : [page, ...pages(store, { ...query, from: cursor })];
}

test.each([
  ['less than a page', 2, 3, ['n2 n1']],
  ['exactly one page', 3, 3, ['n3 n2 n1']],
  ['two full pages', 6, 3, ['n6 n5 n4', 'n3 n2 n1']],
  ['two pages and one more row', 7, 3, ['n7 n6 n5', 'n4 n3 n2', 'n1']],
  ['no rows', 0, 3, ['']],
])('newest first: %s', (_, count, limit, expected) => {
  expect(pages(storeOf(count), { limit })).toEqual(expected);
});

test('rows that the filter excludes neither fill a page nor cause a cursor', () => {
  expect(pages(storeOf(5), { limit: 2, liked: true })).toEqual(['n4 n2']);
  expect(pages(storeOf(7), { limit: 2, liked: true })).toEqual(['n6 n4', 'n2']);
});

test('a page number works as a cursor', () => {
  const store = storeOf(7);
  const numbered = (from: string) => expectedRows(store, { limit: 3, from }).rows.map(({ id }) => id);
  expect(numbered('2')).toEqual(['n4', 'n3', 'n2']);
  expect(numbered('3')).toEqual(['n1']);
  expect(numbered('4')).toEqual([]);
});

test('rows added or deleted after a page was read do not shift the next page', () => {
  const store = storeOf(6);
  const { cursor = '' } = expectedRows(store, { limit: 3 });
  store.transact((tx) => {
    tx.put(notes, { id: 'n9', liked: false });
    tx.delete(notes, 'n4');
  });
  expect(pages(store, { limit: 3, from: cursor })).toEqual(['n3 n2 n1']);
});

test('an unknown cursor is rejected', () => {
  expect(outcomeOf(() => expectedRows(storeOf(1), { limit: 1, from: 'no-es*de-aquí' }))).toMatch(/ cursor$/);
});

test.each([
  ['less than a page', 2, 3, ['a b']],
  ['exactly one page', 3, 3, ['a b c']],
  ['two full pages', 4, 2, ['a b', 'c d']],
  ['two pages and one more row', 5, 2, ['a b', 'c d', 'e']],
])('in the given order: %s', (_, count, limit, expected) => {
  const rows = [...'abcde'].slice(0, count);
  const read = (cursor: string): string[] => {
    const page = pageInOrder(rows, (row) => row, { limit, cursor });
    return [page.rows.join(' '), ...(page.cursor === undefined ? [] : read(page.cursor))];
  };
  expect(read('0')).toEqual(expected);
});
