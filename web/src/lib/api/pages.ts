import { MAX_PAGE_SIZE, nextCursor } from '#contract/domain/page';
import { ApiError, clientCodes } from './api-error';

/** The first cursor of a list that counts its pages from one. */
export const FIRST_PAGE = '1';

/** More than any list has: a bank that answers a page after it never ends. */
const MAX_PAGES = 100;

type Page<Item> = { data: readonly Item[]; cursor?: string | number | undefined };

/**
 * All of a list: its pages one after the other, each as long as the bank serves. Throws an ApiError where the bank
 * names a cursor again or a page too many: it does not page, and its list has no end.
 */
export async function* pagesOf<Item>(
  read: (query: { limit: number; cursor: string }) => Promise<Page<Item>>,
): AsyncGenerator<readonly Item[]> {
  const asked = new Set<string>();
  let cursor: string | undefined = FIRST_PAGE;
  while (cursor !== undefined) {
    if (asked.has(cursor) || asked.size === MAX_PAGES) throw endless();
    asked.add(cursor);
    const page: Page<Item> = await read({ limit: MAX_PAGE_SIZE, cursor });
    yield page.data;
    cursor = nextCursor(page, cursor, MAX_PAGE_SIZE);
  }
}

const endless = () =>
  new ApiError({
    path: '',
    code: clientCodes.malformed,
    status: 200,
    statusText: '',
    traceId: '',
    notifications: [],
  });
