import * as z from 'zod/mini';

/** The longest page that the bank serves: ranges, searches and exports read with it. */
export const MAX_PAGE_SIZE = 500;

/** Whether a cursor counts pages; any other is a bank's own. */
export const isPageNumber = (cursor: string): boolean => /^\d{1,7}$/.test(cursor);

/** What is said of a cursor that no answer named. */
export const unknownCursor = 'Usa el cursor de la página anterior.';

/** What a first request sends, a page number after it, or whatever a bank answered. */
const cursorFrom = (first: 0 | 1) =>
  z.string().check(
    z.regex(/^[\w-]{1,200}$/, unknownCursor),
    z.refine((cursor) => !isPageNumber(cursor) || Number(cursor) >= first, unknownCursor),
  );

/** `limit` and `cursor` of a list's query: a first request sends `firstCursor`, any other what the last answer named. */
export const pageQuery = (limit: number, firstCursor: 0 | 1) => ({
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_PAGE_SIZE)), limit),
  cursor: z._default(cursorFrom(firstCursor), String(firstCursor)),
});

/**
 * A list's answer: `cursor` names the next page and is absent on the last one. It means nothing to a client, which
 * sends it back as it is; a bank may count its pages.
 */
export const pageOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ data: z.array(item), cursor: z.optional(z.union([z.string(), z.number()])) });

type Page = { data: readonly unknown[]; cursor?: string | number | undefined };

/** The cursor after a page's own. A full page means that more exist; a bank that names no cursor counts its pages. */
export function nextCursor(page: Page, cursor: string, limit: number): string | undefined {
  if (page.data.length < limit) return undefined;
  if (page.cursor !== undefined) return String(page.cursor);
  return isPageNumber(cursor) ? String(Number(cursor) + 1) : undefined;
}
