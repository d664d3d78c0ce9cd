import * as z from 'zod/mini';

/** Query parameter with comma-separated kinds. `problem` is the message for any other text. */
export const commaSeparated = (kind: z.ZodMiniType<string>, problem: string) =>
  z
    .string()
    .check(z.refine((list) => list.split(',').every((each) => kind.safeParse(each).success), problem));

/** True for each kind if the filter is absent. */
export const isAmong = (kinds: string | undefined, kind: string): boolean =>
  kinds === undefined || kinds.split(',').includes(kind);
