import { describe, expect, it } from 'vitest';
import { MAX_PAGE_SIZE } from '#contract/domain/page';
import { clientCodes } from './api-error';
import { pagesOf } from './pages';

const full = Array.from({ length: MAX_PAGE_SIZE }, (_, row) => row);

async function read(answer: (cursor: string) => { data: number[]; cursor?: string | number }) {
  const asked: string[] = [];
  const pages = pagesOf(async ({ cursor }) => {
    asked.push(cursor);
    if (asked.length > 1_000) throw new Error('It is read for ever');
    return answer(cursor);
  });
  let error: unknown;
  try {
    for await (const _ of pages);
  } catch (thrown) {
    error = thrown;
  }
  return { asked, error };
}

describe('paging a list', () => {
  it('ends with the first page that is not full', async () => {
    const next = new Map([
      ['1', 'b'],
      ['b', 'c'],
    ]);
    const answer = (cursor: string) => {
      const named = next.get(cursor);
      return named === undefined ? { data: [1], cursor: '1' } : { data: full, cursor: named };
    };
    expect(await read(answer)).toEqual({ asked: ['1', 'b', 'c'], error: undefined });
  });

  it.each([
    ['the same cursor', () => ({ data: full, cursor: 'b' }), ['1', 'b']],
    ['the cursor of the current page', (cursor: string) => ({ data: full, cursor }), ['1']],
    [
      'two alternating cursors',
      (cursor: string) => ({ data: full, cursor: cursor === 'b' ? 1 : 'b' }),
      ['1', 'b'],
    ],
  ])('stops when the bank returns %s', async (_, answer, asked) => {
    expect(await read(answer)).toEqual({
      asked,
      error: expect.objectContaining({ code: clientCodes.malformed }),
    });
  });

  it('stops when the bank ignores the cursor and returns none', async () => {
    const { asked, error } = await read(() => ({ data: full }));
    expect(asked).toHaveLength(100);
    expect(error).toMatchObject({ code: clientCodes.malformed });
  });
});
