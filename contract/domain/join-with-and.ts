import * as z from 'zod/mini';

/** Kinds joined by commas, by which a query narrows a list; `problem` is what another text is told. */
export const joinWithAnd = (kind: z.ZodMiniType<string>, problem: string) =>
  z
    .string()
    .check(z.refine((list) => list.split(',').every((each) => kind.safeParse(each).success), problem));

/** Whether a list that is narrowed so has this kind; one that is not narrowed has all. */
export const isAmong = (kinds: string | undefined, kind: string): boolean =>
  kinds === undefined || kinds.split(',').includes(kind);
