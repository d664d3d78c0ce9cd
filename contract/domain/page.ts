import * as z from 'zod/mini';

export const MAX_PAGE_SIZE = 500;

/** True for a page number; all other cursors are opaque. */
export const isPageNumber = (cursor: string): boolean => /^\d{1,7}$/.test(cursor);

export const unknownCursorText = 'Usa el cursor de la página anterior.';

const cursorFrom = (first: 0 | 1) =>
  z.string().check(
    z.regex(/^[\w-]{1,200}$/, unknownCursorText),
    z.refine((cursor) => !isPageNumber(cursor) || Number(cursor) >= first, unknownCursorText),
  );

/** The first request sends `firstCursor`, later requests the cursor of the last answer. */
export const pageQuery = (limit: number, firstCursor: 0 | 1) => ({
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_PAGE_SIZE)), limit),
  cursor: z._default(cursorFrom(firstCursor), String(firstCursor)),
});

/** `cursor` identifies the next page; see `nextCursor` for pages without it. */
export const pageOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ data: z.array(item), cursor: z.optional(z.union([z.string(), z.number()])) });

type Page = { data: readonly unknown[]; cursor?: string | number | undefined };

/** Returns the next cursor, if any. If a full page with a number has no cursor, the next number is used. */
export function nextCursor(page: Page, cursor: string, limit: number): string | undefined {
  if (page.data.length < limit) return undefined;
  if (page.cursor !== undefined) return String(page.cursor);
  return isPageNumber(cursor) ? String(Number(cursor) + 1) : undefined;
}
