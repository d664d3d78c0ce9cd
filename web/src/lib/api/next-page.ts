import { nextCursor } from '#contract/domain/page';

type Page = Parameters<typeof nextCursor>[0];

export const nextPageOf =
  (size: number) =>
  ({ body }: { body: Page }, _: unknown, cursor: string): string | undefined =>
    nextCursor(body, cursor, size);
