import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { runSync } from '../tasks/task';
import { checked, isLong, jsonBytes } from './json-document';

const values: unknown[] = [
  null,
  'á"\n',
  3,
  [],
  {},
  { a: undefined },
  { a: undefined, b: 1, c: undefined },
  [1, undefined, null],
  Array.from({ length: 100 }, (_, row) => row),
  Array.from({ length: 101 }, (_, row) => ({ row, more: [row, [row]] })),
  { data: Array.from({ length: 250 }, (_, row) => ({ row })), count: 250, nested: { rows: [1, 2], of: {} } },
  { records: { '"': [[1], [[2]]], empty: [] } },
];

it.each(values)('%j is written as JSON.stringify writes it', (value) => {
  expect(runSync(jsonBytes(value)).toString()).toBe(JSON.stringify(value));
});

const Row = z.object({ key: z.string(), note: z.optional(z.string()) });
const Some = z.object({ data: z.array(Row), by: z.optional(z.record(z.string(), z.array(z.unknown()))) });
const Open = z.looseObject({ data: z.array(Row) });
const Perhaps = z.object({ data: z.optional(z.nullable(z.array(Row))) });
const rows = Array.from({ length: 201 }, (_, row) => ({ key: `${row}`, secret: 1 }));

describe('what is checked in steps', () => {
  it.each([
    ['rows', Some, { data: rows }],
    ['no rows', Some, { data: [] }],
    ['what the schema does not name', Some, { data: rows, secret: 1 }],
    ['records', Some, { data: [], by: { a: [1, { b: 2 }], c: [] } }],
    ['what a loose schema does not name', Open, { data: rows, more: [1] }],
    ['one that is called as what every object has', Open, { data: rows, constructor: 'x' }],
    ['names that a record does not have', z.record(z.enum(['a', 'b']), z.string()), { a: 'x', c: 'x' }],
    ['a missing list', Some, {}],
    ['a list that may be missing', Perhaps, { data: rows }],
    ['one that is', Perhaps, {}],
    ['one that is null', Perhaps, { data: null }],
    ['a wrong row of one', Perhaps, { data: [...rows, { key: 3 }] }],
    ['a wrong row', Some, { data: [...rows, { key: 3 }] }],
    ['a text for rows', Some, { data: 'x' }],
    ['a text for records', Some, { data: [], by: 'x' }],
    ['a text for all of it', Some, 'x'],
    ['what a strict schema does not name', z.strictObject({ a: z.string() }), { a: 'x', b: 1 }],
    ['a check of the whole', z.object({ a: z.string() }).check(z.refine(({ a }) => a === 'y')), { a: 'x' }],
  ])('%s: as the schema says', (_, schema, value) => {
    const { success, data } = schema.safeParse(value);
    if (success) expect(JSON.stringify(runSync(checked(schema, value)))).toBe(JSON.stringify(data));
    else expect(() => runSync(checked(schema, value))).toThrow();
  });

  it('takes a step for so many rows', () => {
    expect([...checked(Some, { data: rows })]).toHaveLength(3);
    expect([...checked(Perhaps, { data: rows })]).toHaveLength(3);
    expect([...jsonBytes(rows)]).toHaveLength(4);
  });
});

const rowsOf = (count: number) => Array.from({ length: count }, (_, row) => row);

it.each([
  [rowsOf(100), false],
  [rowsOf(101), true],
  [{ data: rowsOf(100), count: 100 }, false],
  [{ count: 101, data: rowsOf(101) }, true],
  [{ records: { a: rowsOf(1), b: rowsOf(101) } }, true],
  [{ records: { a: { rows: rowsOf(101) } } }, false],
  [[rowsOf(101)], false],
  [{ data: null }, false],
  ['x'.repeat(101), false],
])('%#: whether it is long', (value, isSo) => {
  expect(isLong(value)).toBe(isSo);
});
