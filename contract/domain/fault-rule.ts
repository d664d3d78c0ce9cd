import * as z from 'zod/mini';
import { catalogue } from '../errors';

export const FaultKind = z.enum(['refuse', 'hang', 'drop-before', 'drop-after-commit', 'malformed', 'html']);
export type FaultKind = z.infer<typeof FaultKind>;

const COUNT_MAX = 1_000_000;

export const unknownCode = (code: unknown): string =>
  `No existe el código ${JSON.stringify(code)}. Los que hay están en /__bank/docs, en «Error codes».`;

const Code = z.enum(
  catalogue.map(({ code }) => code),
  { error: ({ input }) => unknownCode(input) },
);

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

const Effect = z.strictObject({
  code: z.optional(Code),
  status: z.optional(z.number().check(z.int(), z.gte(200), z.lte(599))),
  delayMs: z.optional(z.number().check(z.int(), z.gte(1), z.lte(600_000))),
  kind: z.optional(FaultKind),
});
type Effect = z.infer<typeof Effect>;

const settings = ['code', 'status', 'delayMs'] as const;
type Setting = (typeof settings)[number];

const SETTINGS_OF: Readonly<Record<FaultKind, readonly Setting[]>> = {
  'refuse': settings,
  'hang': [],
  'drop-before': ['delayMs'],
  'drop-after-commit': ['delayMs'],
  'malformed': ['delayMs'],
  'html': ['status', 'delayMs'],
};

const listed = (values: readonly string[]): string =>
  new Intl.ListFormat('es-MX', { type: 'disjunction' }).format(values);

/** Returns the first value without effect, with its field. */
function effectProblem({ kind, ...values }: Effect): { path: (keyof Effect)[]; message: string } | undefined {
  const given = settings.filter((setting) => values[setting] !== undefined);
  if (!kind && given.length === 0)
    return { path: [], message: `Escribe ${listed(settings)}, o un kind: ${listed(FaultKind.options)}.` };
  const allowed = SETTINGS_OF[kind ?? 'refuse'];
  const ignored = given.find((setting) => !allowed.includes(setting));
  if (ignored)
    return {
      path: [ignored],
      message: `Con ${kind} no tiene efecto: ${allowed.length ? `usa solo ${listed(allowed)}` : 'no lleva otro dato'}.`,
    };
  // A status below 400 is a success, so it needs a code to be an error.
  if ((kind ?? 'refuse') === 'refuse' && !values.code && values.status !== undefined && values.status < 400)
    return {
      path: ['status'],
      message: 'Escribe un estado de 400 a 599, o el código con el que se rechaza.',
    };
  return undefined;
}

/** A rule skips the first `skip` matches, applies `times` times (default: always) and counts its hits. */
export const FaultRule = z.strictObject({
  match: z.optional(Match),
  times: z.optional(z.number().check(z.int(), z.gte(1), z.lte(COUNT_MAX))),
  skip: z.optional(z.number().check(z.int(), z.gte(0), z.lte(COUNT_MAX))),
  then: Effect.check(({ value, issues }) => {
    const problem = effectProblem(value);
    if (problem) issues.push({ code: 'custom', input: value, ...problem });
  }),
});
export type FaultRule = z.infer<typeof FaultRule>;
