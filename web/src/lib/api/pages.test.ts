import { describe, expect, it } from 'vitest';
import { MAX_PAGE_SIZE } from '#contract/domain/page';
import { clientCodes } from './api-error';
import { pagesOf } from './pages';

const full = Array.from({ length: MAX_PAGE_SIZE }, (_, row) => row);

async function readPages(readPage: (cursor: string) => { data: number[]; cursor?: string | number }) {
  const cursors: string[] = [];
  const pages = pagesOf(async ({ cursor }) => {
    cursors.push(cursor);
    if (cursors.length > 1_000) throw new Error('The list never ends');
    return readPage(cursor);
  });
  let error: unknown;
  try {
    for await (const _ of pages);
  } catch (thrown) {
    error = thrown;
  }
  return { cursors, error };
}

describe('paging a list', () => {
  it('ends with the first page that is not full', async () => {
    const next = new Map([
      ['1', 'b'],
      ['b', 'c'],
    ]);
    const readPage = (cursor: string) => {
      const nextCursor = next.get(cursor);
      return nextCursor === undefined ? { data: [1], cursor: '1' } : { data: full, cursor: nextCursor };
    };
    expect(await readPages(readPage)).toEqual({ cursors: ['1', 'b', 'c'], error: undefined });
  });

  it.each([
    ['the same cursor for every page', () => ({ data: full, cursor: 'b' }), ['1', 'b']],
    ['the cursor of the current page', (cursor: string) => ({ data: full, cursor }), ['1']],
    [
      'two alternating cursors',
      (cursor: string) => ({ data: full, cursor: cursor === 'b' ? 1 : 'b' }),
      ['1', 'b'],
    ],
  ])('stops when the bank returns %s', async (_, readPage, cursors) => {
    expect(await readPages(readPage)).toEqual({
      cursors,
      error: expect.objectContaining({ code: clientCodes.malformed }),
    });
  });

  it('stops after a hundred full pages if the bank ignores the cursor and returns none', async () => {
    const { cursors, error } = await readPages(() => ({ data: full }));
    expect(cursors).toHaveLength(100);
    expect(error).toMatchObject({ code: clientCodes.malformed });
  });
});
