import { MAX_PAGE_SIZE, nextCursor } from '#contract/shared/page';

/** The first cursor of a list that counts its pages from one. */
export const FIRST_PAGE = '1';

type Page<Item> = { data: readonly Item[]; cursor?: string | number | undefined };

/** All of a list: its pages one after the other, each as long as the bank serves. */
export async function* pagesOf<Item>(
  read: (query: { limit: number; cursor: string }) => Promise<Page<Item>>,
): AsyncGenerator<readonly Item[]> {
  let cursor: string | undefined = FIRST_PAGE;
  while (cursor !== undefined) {
    const page: Page<Item> = await read({ limit: MAX_PAGE_SIZE, cursor });
    yield page.data;
    cursor = nextCursor(page, cursor, MAX_PAGE_SIZE);
  }
}
