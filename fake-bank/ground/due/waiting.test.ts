import { expect, test } from 'vitest';
import { dueHandlers } from '../../nouns';
import { openBusyBank } from '../../sandbox/snapshot/import.test-support';
import { books } from '../../testing/books';
import type { Transaction } from '../store/transaction';
import { atOnce } from '../turns/turns';
import { dueWork } from './due-work';
import { dueProblem } from './waiting';

const DAY = 86_400_000;

test.each(Object.keys(dueHandlers))('%s is due when its row says, and not without one', async (kind) => {
  const { bank } = await openBusyBank();
  const found = bank.read.all(dueWork).findLast((row) => row.kind === kind);
  if (!found) throw new Error(`nothing waits for ${kind} in openBusyBank: begin one there`);
  const { key, at } = found;
  /** What is said of a copy of the bank after a change. */
  const after = (change: (tx: Transaction) => unknown) => {
    const copy = bank.store.copy();
    copy.transact(change);
    return atOnce(dueProblem(copy.read, dueHandlers, bank.now));
  };

  expect(after(() => undefined)).toBeUndefined();
  expect(after((tx) => tx.delete(dueWork, dueWork.keyOf(found)))).toBe(
    `falta lo que espera ${key} (${kind}).`,
  );
  expect(after((tx) => tx.put(dueWork, { ...found, key: 'nadie' }))).toBe(`nadie espera ${kind} de nadie.`);
  for (const ms of [-DAY, -1, 1, DAY]) {
    expect(after((tx) => tx.put(dueWork, { ...found, at: at + ms }))).toMatch(
      / no toca cuando dice su fila\.$|^nadie espera /,
    );
  }
  // What has crashed stands aside, and its row may be gone.
  expect(after((tx) => tx.put(dueWork, { ...found, key: 'nadie', crash: 'TypeError' }))).toBeUndefined();
});

test('what had its time before the past ended may have run; what comes after is awaited', () => {
  const once = (from: number) => (from <= 10 ? 10 : undefined);
  const kinds = { last: { run: () => undefined, waiting: () => [{ key: 'a', when: once }] } };
  const read = books();
  expect(atOnce(dueProblem(read, kinds, 10))).toBeUndefined();
  expect(atOnce(dueProblem(read, kinds, 9))).toBe('falta lo que espera a (last).');
});
