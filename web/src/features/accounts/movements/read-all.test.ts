import { expect, test, vi } from 'vitest';
import type { Movement } from '#contract/accounts';
import { MAX_PAGE_SIZE } from '#contract/domain/page';
import { newestFirst, readAll } from './read-all';
import type { MovementSource } from './source';

const movement = (key: string, postedDate = '2026-11-20'): Movement => ({
  key,
  postedDate,
  description: key,
  amount: -1,
  currencyCode: 'MXN',
});
const fullPage = (from: number) =>
  Array.from({ length: MAX_PAGE_SIZE }, (_, index) => movement(`m${from + index}`));
const range = { from_date: '2026-11-01', to_date: '2026-11-23' };
const { signal } = new AbortController();

function source(...pages: Awaited<ReturnType<MovementSource['read']>>[]) {
  const read = vi.fn<MovementSource['read']>(async () => pages.shift() ?? { data: [] });
  return { key: ['toy'], read, cursors: () => read.mock.calls.map(([{ cursor }]) => cursor) };
}

test('after a full page sends the cursor of the bank, or the next page number if there is no cursor', async () => {
  const bank = source(
    { data: fullPage(0), cursor: 7 },
    { data: fullPage(500) },
    { data: [movement('last')] },
  );
  expect(await readAll(bank, range, signal)).toHaveLength(1001);
  expect(bank.cursors()).toEqual(['1', '7', '8']);
  expect(bank.read).toHaveBeenCalledWith({ ...range, limit: MAX_PAGE_SIZE, cursor: '1' }, signal);
});

test('sends an opaque cursor back unchanged and stops at a page without a cursor', async () => {
  const bank = source({ data: fullPage(0), cursor: 'MjAyNi0x' }, { data: fullPage(500) });
  expect(await readAll(bank, range, signal)).toHaveLength(1000);
  expect(bank.cursors()).toEqual(['1', 'MjAyNi0x']);
});

test('stops at a short page', async () => {
  const bank = source({ data: [movement('a')], cursor: 2 });
  expect(await readAll(bank, range, signal)).toHaveLength(1);
  expect(bank.cursors()).toEqual(['1']);
});

test('deduplicates a row that moved to the next page', async () => {
  const bank = source({ data: fullPage(0) }, { data: [movement('m499'), movement('m500')] });
  const entries = await readAll(bank, range, signal);
  expect(entries.filter((entry) => entry.movement.key === 'm499')).toHaveLength(1);
  expect(entries).toHaveLength(501);
});

test('sorts by newest day and keeps the order within a day', () =>
  expect(
    newestFirst([
      movement('b', '2026-11-02'),
      movement('d', '2026-11-03'),
      movement('c', '2026-11-03'),
      movement('a', '2026-11-01'),
    ]).map(({ key }) => key),
  ).toEqual(['d', 'c', 'b', 'a']));
