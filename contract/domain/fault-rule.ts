import * as z from 'zod/mini';
import { catalogue } from '../errors';

export const FaultKind = z.enum(['refuse', 'hang', 'drop-before', 'drop-after-commit', 'malformed', 'html']);
export type FaultKind = z.infer<typeof FaultKind>;

const count = z.number().check(z.int(), z.gte(0), z.lte(1_000_000));

/** What somebody is told who asks for a code that is not in the catalogue. */
export const unknownCode = (code: unknown): string =>
  `No existe el código ${JSON.stringify(code)}. Los que hay están en /__bank/docs, en «Error codes».`;

const Code = z.enum(
  catalogue.map(({ code }) => code),
  { error: ({ input }) => unknownCode(input) },
);

/** Below 400 a status says that the call went well: only a code makes a refusal of it. */
const isErrorFault = ({ code, status, kind }: { code?: unknown; status?: number; kind?: FaultKind }) =>
  code !== undefined || status === undefined || status >= 400 || (kind ?? 'refuse') !== 'refuse';

/** What of a path's pattern stands for more than itself. */
export const wildcard = /(\*|\{\w+\}|:\w+)/;
export const WILDCARDS_MAX = 4;

const Pattern = z.string().check(
  z.maxLength(300),
  z.refine((path) => path.split(wildcard).length <= 2 * WILDCARDS_MAX + 1, {
    error: `Usa a lo más ${WILDCARDS_MAX} comodines (*, {nombre} o :nombre).`,
  }),
);

/** `customer` is the user name of who calls. */
const Match = z.strictObject({
  method: z.optional(z.string().check(z.maxLength(20))),
  path: z.optional(Pattern),
  customer: z.optional(z.string().check(z.maxLength(100))),
});

/**
 * Calls that match fail as `then` says. `path` is compared from its end, so `/execute` matches; `*` stands for
 * anything and `{name}` or `:name` for one segment. The rule passes over the first `skip` matches, hits
 * `times` times (always, where it is absent) and counts its hits. A `status` without a code is answered with the code
 * that the bank has for it.
 */
export const FaultRule = z.strictObject({
  match: z.optional(Match),
  times: z.optional(count),
  skip: z.optional(count),
  then: z
    .strictObject({
      code: z.optional(Code),
      status: z.optional(z.number().check(z.int(), z.gte(200), z.lte(599))),
      delayMs: z.optional(z.number().check(z.int(), z.gte(0), z.lte(600_000))),
      kind: z.optional(FaultKind),
    })
    .check(
      z.refine(isErrorFault, {
        path: ['status'],
        error: 'Escribe un estado de 400 a 599, o el código con el que se rechaza.',
      }),
    ),
});
export type FaultRule = z.infer<typeof FaultRule>;
