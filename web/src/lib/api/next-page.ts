import { nextCursor } from '#contract/domain/page';
import { brokenRowsOf } from './broken-rows';

type Page = Parameters<typeof nextCursor>[0];

/** Returns the next cursor, or undefined after the last page. Broken rows count toward a full page. */
export const nextPage = (page: Page, cursor: string, size: number): string | undefined =>
  nextCursor(page, cursor, size - (brokenRowsOf(page)?.count ?? 0));

export const nextPageOf =
  (size: number) =>
  ({ body }: { body: Page }, _: unknown, cursor: string): string | undefined =>
    nextPage(body, cursor, size);
