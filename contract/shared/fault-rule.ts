import * as z from 'zod/mini';

export const FaultKind = z.enum(['refuse', 'hang', 'drop-before', 'drop-after-commit', 'malformed', 'html']);
export type FaultKind = z.infer<typeof FaultKind>;

const count = z.number().check(z.int(), z.gte(0), z.lte(1_000_000));

/** `customer` is the user name of who calls. */
const Match = z.strictObject({
  method: z.optional(z.string()),
  path: z.optional(z.string()),
  customer: z.optional(z.string()),
});

/**
 * Calls that match fail as `then` says. `path` is compared from its end, so `/execute` matches; `*` stands for
 * anything and `{name}` or `:name` for one segment. The rule passes over the first `skip` matches, hits
 * `times` times (always, where it is absent) and counts its hits.
 */
export const FaultRule = z.strictObject({
  match: z.optional(Match),
  times: z.optional(count),
  skip: z.optional(count),
  then: z.strictObject({
    code: z.optional(z.string()),
    status: z.optional(z.number().check(z.int(), z.gte(200), z.lte(599))),
    delayMs: z.optional(z.number().check(z.int(), z.gte(0), z.lte(600_000))),
    kind: z.optional(FaultKind),
  }),
});
export type FaultRule = z.infer<typeof FaultRule>;
