import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { runSync } from '../tasks/task';
import { Collection, State } from './collection';
import { copyState, loadState, Store } from './store';
import type { Transaction } from './transaction';

const Note = z.object({ id: z.string(), tags: z.array(z.string()), weight: z.number() });
type Note = z.infer<typeof Note>;
const notes = new Collection<Note, 'byTag'>('notes', Note, (note) => note.id, {
  byTag: { keys: (note) => note.tags, order: (note) => String(note.weight).padStart(3, '0') },
});
const collections = [notes];

const note = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  tags: fc.uniqueArray(fc.constantFrom('red', 'green', 'blue')),
  weight: fc.nat(20),
});
const anyStep = fc.oneof(
  fc.record({ put: note }),
  fc.record({ drop: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f') }),
);
type Step = { put: Note } | { drop: string };

const run = (tx: Transaction, step: Step) =>
  'put' in step ? void tx.put(notes, { ...step.put }) : tx.delete(notes, step.drop);

const contentOf = (store: Store) => ({
  rows: [...store.read.all(notes)].sort((a, b) => (a.id < b.id ? -1 : 1)),
  lists: ['red', 'green', 'blue'].map((tag) => store.read.list(notes, 'byTag', tag).map(({ id }) => id)),
});

function storeAndCopy(steps: readonly Step[]): { original: Store; copy: Store } {
  const original = new Store(collections, new State());
  original.transact((tx) => steps.forEach((step) => void run(tx, step)));
  return { original, copy: new Store(collections, copyState(collections, original.state)) };
}

/** Reference implementation: filters and sorts all rows. */
const expected = (rows: readonly Note[]) =>
  ['red', 'green', 'blue'].map((tag) =>
    rows
      .filter(({ tags }) => tags.includes(tag))
      .sort((a, b) => a.weight - b.weight || (a.id < b.id ? -1 : 1))
      .map(({ id }) => id),
  );

describe('a store', () => {
  test('keeps the rows of each index key in order', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
        const store = new Store(collections, new State());
        for (const step of steps) store.transact((tx) => run(tx, step));
        const { rows, lists } = contentOf(store);
        expect(lists).toEqual(expected(rows));
      }),
    );
  });

  test('rolls back a transaction that throws', () => {
    fc.assert(
      fc.property(
        fc.array(anyStep, { maxLength: 20 }),
        fc.array(anyStep, { minLength: 1, maxLength: 20 }),
        (before, steps) => {
          const store = new Store(collections, new State());
          store.transact((tx) => before.forEach((step) => void run(tx, step)));
          const contentBefore = contentOf(store);
          const attempt = () =>
            store.transact((tx) => {
              for (const step of steps) run(tx, step);
              throw new Error('no');
            });
          expect(attempt).toThrow('no');
          expect(contentOf(store)).toEqual(contentBefore);
        },
      ),
    );
  });

  test('copies share rows and change independently', () => {
    fc.assert(
      fc.property(
        fc.array(anyStep),
        fc.array(anyStep),
        fc.array(anyStep),
        (commonSteps, originalSteps, copySteps) => {
          const { original, copy } = storeAndCopy(commonSteps);
          const contentBefore = contentOf(original);
          copy.transact((tx) => copySteps.forEach((step) => void run(tx, step)));
          expect(contentOf(original)).toEqual(contentBefore);
          const copyContent = contentOf(copy);
          original.transact((tx) => originalSteps.forEach((step) => void run(tx, step)));
          expect(contentOf(copy)).toEqual(copyContent);
        },
      ),
    );
  });

  test('the changes from a store to its copy make both equal, in the same row order', () => {
    fc.assert(
      fc.property(
        fc.array(anyStep),
        fc.array(anyStep),
        fc.array(anyStep),
        (commonSteps, originalSteps, copySteps) => {
          const { original, copy } = storeAndCopy(commonSteps);
          original.transact((tx) => originalSteps.forEach((step) => void run(tx, step)));
          copy.transact((tx) => copySteps.forEach((step) => void run(tx, step)));
          for (const change of runSync(notes.changes(original.state, copy.state)))
            if ('delete' in change) notes.remove(original.state, change.delete);
            else notes.parseAndInsert(original.state, change.put);
          expect(original.read.all(notes)).toEqual(copy.read.all(notes));
          expect(contentOf(original)).toEqual(contentOf(copy));
        },
      ),
    );
  });

  test('copies of copies share rows until they are written', () => {
    fc.assert(
      fc.property(fc.array(fc.array(anyStep, { maxLength: 3 })), (rounds) => {
        const store = new Store(collections, new State());
        const copies = rounds.map((steps) => {
          store.transact((tx) => steps.forEach((step) => void run(tx, step)));
          const copy = store.copy();
          return { copy, contentBefore: contentOf(copy) };
        });
        for (const { copy, contentBefore } of copies) expect(contentOf(copy)).toEqual(contentBefore);
        const [first] = copies;
        if (!first) return;
        store.replace(first.copy.copy().state);
        store.transact((tx) => rounds.flat().forEach((step) => void run(tx, step)));
        expect(contentOf(first.copy)).toEqual(first.contentBefore);
      }),
    );
  });

  test('restores the same rows from its dump', () => {
    fc.assert(
      fc.property(fc.array(anyStep), (steps) => {
        const store = new Store(collections, new State());
        for (const step of steps) store.transact((tx) => run(tx, step));
        const restoredStore = new Store(
          collections,
          loadState(collections, JSON.parse(JSON.stringify(store.dump()))),
        );
        expect(contentOf(restoredStore)).toEqual(contentOf(store));
      }),
    );
  });

  test('drops an index list when its last row is gone', () => {
    const store = new Store(collections, new State());
    const put = (id: string, tags: string[]) =>
      store.transact((tx) => tx.put(notes, { id, tags, weight: 1 }));
    put('a', ['red', 'green']);
    put('b', ['red']);
    const copy = store.copy();
    put('a', ['blue']);
    expect(notes.table(store.state).lists('byTag')).toBe(2);
    store.transact((tx) => {
      tx.delete(notes, 'a');
      tx.delete(notes, 'b');
    });
    expect(notes.table(store.state).lists('byTag')).toBe(0);
    expect(notes.table(copy.state).lists('byTag')).toBe(2);
  });

  test('freezes rows and rejects nested transactions', () => {
    const store = new Store(collections, new State());
    const row = store.transact((tx) => tx.put(notes, { id: 'a', tags: [], weight: 1 }));
    expect(() => Object.assign(row, { weight: 2 })).toThrow(TypeError);
    expect(() => store.transact(() => store.transact(() => 1))).toThrow('inside another');
  });

  test('rejects a row that does not fit its schema, with the whole transaction', () => {
    const store = new Store(collections, new State());
    const invalidRow = { id: 'b', tags: [], weight: Number.NaN };
    const attempt = () =>
      store.transact((tx) => {
        tx.put(notes, { id: 'a', tags: [], weight: 1 });
        tx.put(notes, invalidRow);
      });
    expect(attempt).toThrow('a row of notes does not hold: weight: ');
    expect(store.dump()).toEqual({ notes: [] });
  });

  test.each([
    ['an unknown collection', { others: [] }],
    ['a row that does not fit its schema', { notes: [{ id: 1 }] }],
  ])('rejects %s when loading', (_, records) => {
    expect(() => loadState(collections, records)).toThrow();
  });
});
