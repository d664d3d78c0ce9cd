import { nextCursor } from '#contract/domain/page';

type Page = Parameters<typeof nextCursor>[0];

/** For the `getNextPageParam` of the hooks: the cursor after a page of at most `size` rows; undefined after the last. */
export const nextPageOf =
  (size: number) =>
  ({ body }: { body: Page }, _: unknown, cursor: string): string | undefined =>
    nextCursor(body, cursor, size);
