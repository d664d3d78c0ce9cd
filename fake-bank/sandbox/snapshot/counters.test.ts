import { beforeAll, describe, expect, test } from 'vitest';
import { collections } from '#bank/modules';
import {
  errorAt,
  exportOf,
  openLivedBank,
  type Row,
  rejectionOf,
  type Snapshot,
  stateOf,
} from './import.test-support';

describe('counters', () => {
  let lived: Snapshot;
  beforeAll(async () => {
    lived = exportOf(await openLivedBank());
  });
  const withCounters = (change: (rows: Row[]) => Row[]) => ({
    ...lived,
    records: { ...lived.records, sequences: change(lived.records.sequences ?? []) },
  });
  const errorWith = (change: (rows: Row[]) => Row[]) => rejectionOf(() => stateOf(withCounters(change)));
  const declared = [...new Set(collections.flatMap((collection) => collection.sequences))];

  test('of the lived bank are all in use', () => {
    const used = lived.records.sequences?.map(({ name }) => name);
    expect(declared.filter((name) => !used?.includes(name))).toEqual([]);
  });

  test.each(declared)('%s may not be behind the rows', async (name) => {
    const behind = (row: Row) => (row.name === name ? { ...row, last: Number(row.last) - 1 } : row);
    expect(await errorWith((rows) => rows.map(behind))).toMatch(
      errorAt('sequences', 'last', /is behind "[^"]+" of row \d+ of "[a-z-]+"\.$/),
    );
  });

  test('a missing counter is behind the rows', async () => {
    expect(await errorWith((rows) => rows.filter(({ name }) => name !== 'confirmation'))).toMatch(
      'Row confirmation of "sequences" is not valid: "last": is behind "confirmationNumber"',
    );
  });

  test.each(['__proto__', 'nadie', ''])('of the unknown name "%s" are rejected', async (name) => {
    expect(await errorWith((rows) => [...rows, { name, last: 1 }])).toMatch(errorAt('sequences', 'name', ''));
  });

  test.each([9_007_199_254_740_991, 1e300, -1, 0.5])('cannot be at %d', async (last) => {
    expect(await errorWith((rows) => rows.map((row) => ({ ...row, last })))).toMatch(
      errorAt('sequences', 'last', ''),
    );
  });
});
