import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addDays } from '#contract/domain/dates';
import { Collection, Reader, State } from '../storage/collection';
import { Transaction } from '../storage/transaction';
import { newestFirst } from './page';
import { sortable } from './position';

type Row = { number: number; day: string };

/** Creates a row for each day and counts how often the order of a row is computed. */
function listOf(days: readonly number[]) {
  const reads = { count: 0 };
  const rows = new Collection<Row, 'all'>(
    'rows',
    z.object({ number: z.number(), day: z.string() }),
    ({ number }) => String(number),
    {
      all: {
        keys: () => ['all'],
        order: ({ day, number }) => {
          reads.count += 1;
          return `${day} ${sortable(number)}`;
        },
      },
    },
  );
  const state = new State();
  const tx = new Transaction(state);
  const all = days
    .toSorted((a, b) => a - b)
    .map((day, number) => ({ number, day: addDays('2020-01-01', day) }));
  for (const row of all) tx.put(rows, row);
  reads.count = 0;
  const page = (
    filter: { start_date?: string; end_date?: string; fits?: (row: Row) => boolean },
    query: { limit: number; cursor: string },
  ) => {
    const dayOf = ({ day }: Row) => {
      reads.count += 1;
      return day;
    };
    const listed = { collection: rows, index: 'all', key: 'all' } as const;
    return newestFirst(new Reader(state), listed, { ...filter, dayOf }, query);
  };
  return { all, reads, page };
}

const someDays = fc.array(fc.nat(30), { maxLength: 60 });

test('consecutive pages contain the matching rows of the period, newest first', () => {
  fc.assert(
    fc.property(
      someDays,
      fc.record({
        from: fc.option(fc.nat(30)),
        to: fc.option(fc.nat(30)),
        limit: fc.integer({ min: 1, max: 9 }),
        even: fc.boolean(),
      }),
      (days, { from, to, limit, even }) => {
        const { all, page } = listOf(days);
        const day = (number: number) => addDays('2020-01-01', number);
        const filter = {
          ...(from !== null && { start_date: day(from) }),
          ...(to !== null && { end_date: day(to) }),
          ...(even && { fits: ({ number }: Row) => number % 2 === 0 }),
        };
        const expected = all
          .filter((row) => (from === null || row.day >= day(from)) && (to === null || row.day <= day(to)))
          .filter(({ number }) => !even || number % 2 === 0)
          .toReversed();
        const numbered: Row[] = [];
        const followed: Row[] = [];
        let cursor: string | undefined = '1';
        for (let number = 1; cursor !== undefined; number += 1) {
          const answer: { rows: Row[]; cursor?: string } = page(filter, { limit, cursor });
          followed.push(...answer.rows);
          numbered.push(...page(filter, { limit, cursor: String(number) }).rows);
          cursor = answer.cursor;
        }
        expect(followed).toEqual(expected);
        expect(numbered).toEqual(expected);
      },
    ),
    { numRuns: 300 },
  );
});

test.each([
  ['an old week', { start_date: '2020-01-02', end_date: '2020-01-09' }, '1'],
  ['the last page', {}, '666'],
  ['a page beyond the last', {}, '9999'],
])('reads fewer than a hundred of ten thousand rows to find %s', (_, filter, cursor) => {
  const { reads, page } = listOf(Array.from({ length: 10_000 }, (_day, index) => Math.floor(index / 8)));
  const { rows } = page(filter, { limit: 15, cursor });
  expect(rows.length).toBe(cursor === '9999' ? 0 : 15);
  expect(reads.count).toBeLessThan(100);
});
