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

it.each(values)('serializes %j like JSON.stringify', (value) => {
  expect(runSync(jsonBytes(value)).toString()).toBe(JSON.stringify(value));
});

const Row = z.object({ key: z.string(), note: z.optional(z.string()) });
const Some = z.object({ data: z.array(Row), by: z.optional(z.record(z.string(), z.array(z.unknown()))) });
const Open = z.looseObject({ data: z.array(Row) });
const Perhaps = z.object({ data: z.optional(z.nullable(z.array(Row))) });
const rows = Array.from({ length: 201 }, (_, row) => ({ key: `${row}`, secret: 1 }));

describe('checking in slices', () => {
  it.each([
    ['rows', Some, { data: rows }],
    ['no rows', Some, { data: [] }],
    ['a field that the schema does not list', Some, { data: rows, secret: 1 }],
    ['records', Some, { data: [], by: { a: [1, { b: 2 }], c: [] } }],
    ['a field that a loose schema does not list', Open, { data: rows, more: [1] }],
    ['a field named like an Object.prototype property', Open, { data: rows, constructor: 'x' }],
    ['keys that a record does not allow', z.record(z.enum(['a', 'b']), z.string()), { a: 'x', c: 'x' }],
    ['a missing list', Some, {}],
    ['an optional list', Perhaps, { data: rows }],
    ['a missing optional list', Perhaps, {}],
    ['a null optional list', Perhaps, { data: null }],
    ['an invalid row of an optional list', Perhaps, { data: [...rows, { key: 3 }] }],
    ['an invalid row', Some, { data: [...rows, { key: 3 }] }],
    ['a string instead of rows', Some, { data: 'x' }],
    ['a string instead of records', Some, { data: [], by: 'x' }],
    ['a string instead of the object', Some, 'x'],
    ['a field that a strict schema does not list', z.strictObject({ a: z.string() }), { a: 'x', b: 1 }],
    [
      'a refinement of the whole object',
      z.object({ a: z.string() }).check(z.refine(({ a }) => a === 'y')),
      { a: 'x' },
    ],
  ])('parses like the schema: %s', (_, schema, value) => {
    const { success, data } = schema.safeParse(value);
    if (success) expect(JSON.stringify(runSync(checked(schema, value)))).toBe(JSON.stringify(data));
    else expect(() => runSync(checked(schema, value))).toThrow();
  });

  it('yields once per hundred rows', () => {
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
])('case %#: isLong detects more than a hundred rows in a list, a field or a record', (value, expected) => {
  expect(isLong(value)).toBe(expected);
});
