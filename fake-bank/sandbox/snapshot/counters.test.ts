import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyCollection } from '#bank/core/storage/collection';
import { collections } from '#bank/modules';
import type { BankUnderTest } from '#bank/testing/bank-under-test';
import {
  errorAt,
  exportOf,
  openUsedBank,
  type Row,
  rejectionOf,
  type Snapshot,
  stateOf,
} from './import.test-support';

/** Fields with numbers of a sequence that imported rows may repeat. */
const REPEATABLE: readonly string[] = [
  'accounts.displayId',
  'operations.nonce',
  'operations.number',
  'payments.authorization',
  'signatures.value',
];

/** Returns the row fields that contain a number of a sequence. */
const numbersIn = ({ bank }: BankUnderTest) =>
  collections.flatMap((collection: AnyCollection) =>
    collection.dump(bank.store.state).flatMap((row) => {
      const unique = [...collection.keyFields(row), ...Object.keys(collection.unique(row))];
      return collection.sequences.flatMap((sequence) => {
        const field = collection.sequenceNumberOf(sequence, row)?.field;
        if (field === undefined) return [];
        return [{ field: `${collection.name}.${field}`, isUnique: unique.includes(field) }];
      });
    }),
  );

describe('counters', () => {
  let snapshot: Snapshot;
  let numbers: readonly { field: string; isUnique: boolean }[];
  beforeAll(async () => {
    const bank = await openUsedBank();
    snapshot = exportOf(bank);
    numbers = numbersIn(bank);
    // Checked here because an undeclared or unused sequence would fail tests of other sequences.
    const used = (snapshot.records.sequences ?? []).map(({ name }) => name);
    expect(
      used.filter((name) => !declared.includes(String(name))),
      'list these sequences in "sequenceNumbers" of the collection whose rows have their numbers',
    ).toEqual([]);
    expect(
      declared.filter((name) => !used.includes(name)),
      'create rows with numbers of these sequences in "populate" of the module\'s calls.test-support.ts',
    ).toEqual([]);
  });
  const withCounters = (change: (rows: Row[]) => Row[]) => ({
    ...snapshot,
    records: { ...snapshot.records, sequences: change(snapshot.records.sequences ?? []) },
  });
  const errorWith = (change: (rows: Row[]) => Row[]) => rejectionOf(() => stateOf(withCounters(change)));
  const declared = [...new Set(collections.flatMap((collection) => collection.sequences))];

  test.each(declared)('are rejected if the last number of %s is behind the rows', async (name) => {
    const decrement = (row: Row) => (row.name === name ? { ...row, last: Number(row.last) - 1 } : row);
    expect(await errorWith((rows) => rows.map(decrement))).toMatch(
      errorAt('sequences', 'last', /is behind "[^"]+" of row \d+ of "[a-z-]+"\.$/),
    );
  });

  test('a field with a number of a sequence is a key or unique, except the fields of REPEATABLE', () => {
    const repeatable = numbers.filter(({ isUnique }) => !isUnique).map(({ field }) => field);
    expect(
      [...new Set(repeatable)].toSorted(),
      'add the field to "unique" of the collection, or to REPEATABLE here',
    ).toEqual(REPEATABLE);
  });

  test('are rejected as behind the rows if a counter is missing', async () => {
    expect(await errorWith((rows) => rows.filter(({ name }) => name !== 'confirmation'))).toMatch(
      'Row confirmation of "sequences" is not valid: "last": is behind "confirmationNumber"',
    );
  });

  test.each(['__proto__', 'nadie', ''])('of the unknown name "%s" are rejected', async (name) => {
    expect(await errorWith((rows) => [...rows, { name, last: 1 }])).toMatch(errorAt('sequences', 'name', ''));
  });

  test.each([9_007_199_254_740_991, 1e300, -1, 0.5])('are rejected with the value %d', async (last) => {
    expect(await errorWith((rows) => rows.map((row) => ({ ...row, last })))).toMatch(
      errorAt('sequences', 'last', ''),
    );
  });
});
