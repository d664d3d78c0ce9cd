import { nextCursor } from '#contract/domain/page';

type Page = Parameters<typeof nextCursor>[0];

/** Returns a `getNextPageParam` for pages of `size` rows. */
export const nextPageOf =
  (size: number) =>
  ({ body }: { body: Page }, _: unknown, cursor: string): string | undefined =>
    nextCursor(body, cursor, size);
