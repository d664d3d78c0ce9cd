import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { recipients } from '../recipients';
import { references } from '../references';
import { summary } from '../summary';
import { isInRow, withoutBrokenRows } from './partial-list';
import { c } from './router';

const Row = z.object({ id: z.string(), tags: z.array(z.string()) });
const List = z.object({ data: z.array(Row), total: z.optional(z.int()) });
const { list } = c.router({
  list: { method: 'GET', path: '/', responses: { 200: List }, metadata: { rows: '/data/*' } },
});

const row = (id: unknown, tags: unknown = []) => ({ id, tags });

function partOf(body: unknown) {
  const { error } = z.safeParse(List, body);
  return error && withoutBrokenRows(list, body, error);
}

describe('a list without its broken rows', () => {
  test('keeps the valid rows and the other fields of the answer', () => {
    expect(partOf({ data: [row('a'), row(1), null, row('b', [7]), row('c')], total: 5, more: 1 })).toEqual({
      body: { data: [row('a'), row('c')], total: 5, more: 1 },
      brokenRows: 3,
    });
  });

  test.each([
    ['each row is broken', { data: [row(1), row(2)] }],
    ['a field outside the rows is broken', { data: [row('a'), row('b'), row(1)], total: 'five' }],
    ['there is no list', { data: {} }],
  ])('is undefined if %s', (_, body) => expect(partOf(body)).toBeUndefined());

  test('is undefined for an endpoint that needs all its rows', () => {
    const body = { data: [{ id: '044', name: 'Cenzontle' }, { id: '045' }] };
    const { error } = z.safeParse(references.institutions.responses[200], body);
    expect(error && withoutBrokenRows(references.institutions, body, error)).toBeUndefined();
  });
});

test.each([
  [recipients.list, '/data/*', true],
  [recipients.list, '/data/*/lastTransfer/date', true],
  [recipients.list, '/data', false],
  [summary.get, '/data/*/accounts/*/key', true],
  [summary.get, '/data/*/category', false],
  [recipients.create, '/data/*', false],
])('%o: %s is in a row: %s', (route, pointer, expected) => expect(isInRow(pointer, route)).toBe(expected));
