import * as z from 'zod/mini';
import { catalogue } from '../errors';

export const FaultKind = z.enum(['refuse', 'hang', 'drop-before', 'drop-after-commit', 'malformed', 'html']);
export type FaultKind = z.infer<typeof FaultKind>;

const count = z.number().check(z.int(), z.gte(0), z.lte(1_000_000));

export const unknownCode = (code: unknown): string =>
  `No existe el código ${JSON.stringify(code)}. Los que hay están en /__bank/docs, en «Error codes».`;

const Code = z.enum(
  catalogue.map(({ code }) => code),
  { error: ({ input }) => unknownCode(input) },
);

/** A status below 400 is a success, so it needs a code to be an error. */
const isErrorFault = ({ code, status, kind }: { code?: unknown; status?: number; kind?: FaultKind }) =>
  code !== undefined || status === undefined || status >= 400 || (kind ?? 'refuse') !== 'refuse';

export const wildcard = /(\*|\{\w+\}|:\w+)/;
export const WILDCARDS_MAX = 4;

const Pattern = z.string().check(
  z.maxLength(300),
  z.refine((path) => path.split(wildcard).length <= 2 * WILDCARDS_MAX + 1, {
    error: `Usa a lo más ${WILDCARDS_MAX} comodines (*, {nombre} o :nombre).`,
  }),
);

const Match = z.strictObject({
  method: z.optional(z.string().check(z.maxLength(20))),
  path: z.optional(Pattern),
  customer: z.optional(z.string().check(z.maxLength(100))),
});

/** A rule skips the first `skip` matches, applies `times` times (default: always) and counts its hits. */
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
