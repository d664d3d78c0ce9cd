import { MAX_PAGE_SIZE, nextCursor } from '#contract/domain/page';
import { ApiError, clientCodes } from './api-error';
import { requireAllRows } from './broken-rows';

export const FIRST_PAGE = '1';

const MAX_PAGES = 100;

type Page<Item> = { data: readonly Item[]; cursor?: string | number | undefined };

/** Yields the rows of each page. Throws an ApiError for broken rows, a repeated cursor or too many pages. */
export async function* pagesOf<Item>(
  read: (query: { limit: number; cursor: string }) => Promise<Page<Item>>,
): AsyncGenerator<readonly Item[]> {
  const cursors = new Set<string>();
  let cursor: string | undefined = FIRST_PAGE;
  while (cursor !== undefined) {
    if (cursors.has(cursor) || cursors.size === MAX_PAGES) throw endlessListError();
    cursors.add(cursor);
    const page: Page<Item> = requireAllRows(await read({ limit: MAX_PAGE_SIZE, cursor }));
    yield page.data;
    cursor = nextCursor(page, cursor, MAX_PAGE_SIZE);
  }
}

export async function allPages<Item>(read: Parameters<typeof pagesOf<Item>>[0]): Promise<Item[]> {
  const rows: Item[] = [];
  for await (const page of pagesOf(read)) rows.push(...page);
  return rows;
}

const endlessListError = () =>
  new ApiError({
    path: '',
    code: clientCodes.malformed,
    status: 200,
    statusText: '',
    traceId: '',
    notifications: [],
  });
