import * as z from 'zod/mini';

/** The longest page that the bank serves: ranges, searches and exports read with it. */
export const MAX_PAGE_SIZE = 500;

/** `limit` and `cursor` of a list's query. The cursor is a page number that starts at `firstCursor`. */
export const pageQuery = (limit: number, firstCursor: 0 | 1) => ({
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_PAGE_SIZE)), limit),
  cursor: z._default(z.coerce.number().check(z.int(), z.gte(firstCursor), z.lte(1_000_000)), firstCursor),
});

/** A list's answer: `cursor` names the next page and is absent on the last one. */
export const pageOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ data: z.array(item), cursor: z.optional(z.number()) });

type Page = { data: readonly unknown[]; cursor?: number | undefined };

/** The cursor after a page's own. A full page means that more exist, though the bank need not say which. */
export const nextCursor = (page: Page, cursor: number, limit: number): number | undefined =>
  page.data.length >= limit ? (page.cursor ?? cursor + 1) : undefined;
