import * as z from 'zod/mini';
import { catalogue } from '../errors';
import { eitherOf } from './english-list';

export const FaultKind = z.enum(['refuse', 'hang', 'drop-before', 'drop-after-commit', 'malformed', 'html']);
export type FaultKind = z.infer<typeof FaultKind>;

const MAX_COUNT = 1_000_000;
const MAX_MS = 600_000;

export const unknownCodeMessage = (code: unknown): string =>
  typeof code === 'number' && Number.isFinite(code)
    ? `Write the code as a text: "${code}".`
    : `There is no code ${JSON.stringify(code)}. /__bank/docs lists them under “Error codes”.`;

/** Code of the error catalogue. */
export const KnownCode = z.enum(
  catalogue.map(({ code }) => code),
  { error: ({ input }) => unknownCodeMessage(input) },
);

export const wildcard = /(\*|\{\w+\}|:\w+)/;
export const MAX_WILDCARDS = 4;

/** Characters allowed in API paths. */
const pathCharacters = /^[\w.~/:-]*$/;

const findDisallowedCharacter = (path: string): string | undefined =>
  path
    .split(wildcard)
    .filter((_, index) => index % 2 === 0)
    .flatMap((text) => [...text])
    .find((character) => !pathCharacters.test(character));

const Pattern = z.string().check(
  z.maxLength(300),
  z.refine((path) => path.split(wildcard).length <= 2 * MAX_WILDCARDS + 1, {
    error: `Use at most ${MAX_WILDCARDS} wildcards (*, {name} or :name).`,
  }),
  z.refine((path) => findDisallowedCharacter(path) === undefined, {
    error: ({ input }) =>
      `No path has ${JSON.stringify(findDisallowedCharacter(String(input)))}. Write a path without query; wildcards are *, {name} and :name.`,
  }),
);

/** JSON pointer (RFC 6901). */
const Pointer = z
  .string()
  .check(z.maxLength(300), z.regex(/^(\/([^~/]|~[01])*)+$/, 'Write a JSON pointer such as /amount/amount.'));

const BodyMatch = z.strictObject({
  pointer: Pointer,
  value: z.union([z.string().check(z.maxLength(500)), z.number(), z.boolean()]),
});

const Match = z.strictObject({
  operation: z.optional(z.string().check(z.maxLength(100))),
  method: z.optional(z.string().check(z.maxLength(20))),
  path: z.optional(Pattern),
  customer: z.optional(z.string().check(z.maxLength(100))),
  body: z.optional(BodyMatch),
  nth: z.optional(z.number().check(z.int(), z.gte(1), z.lte(MAX_COUNT))),
});

const Milliseconds = z.number().check(z.int(), z.gte(1), z.lte(MAX_MS));

const Delay = z.strictObject({ ms: Milliseconds, jitterMs: z.optional(Milliseconds) });

const Dribble = z.strictObject({
  chunks: z.number().check(z.int(), z.gte(2), z.lte(100)),
  ms: Milliseconds,
});

const Effect = z.strictObject({
  code: z.optional(KnownCode),
  status: z.optional(z.number().check(z.int(), z.gte(200), z.lte(599))),
  delayMs: z.optional(Milliseconds),
  delay: z.optional(Delay),
  dribble: z.optional(Dribble),
  kind: z.optional(FaultKind),
});
type Effect = z.infer<typeof Effect>;

const settings = ['code', 'status', 'delayMs', 'delay', 'dribble'] as const;
type Setting = (typeof settings)[number];

const SETTINGS_OF: Readonly<Record<FaultKind, readonly Setting[]>> = {
  'refuse': settings,
  'hang': [],
  'drop-before': ['delayMs', 'delay'],
  'drop-after-commit': ['delayMs', 'delay'],
  'malformed': ['delayMs', 'delay', 'dribble'],
  'html': ['status', 'delayMs', 'delay', 'dribble'],
};

const BODYLESS_STATUSES: readonly (number | undefined)[] = [204, 205, 304];

type Problem = { path: string[]; message: string };

function statusProblem({ kind = 'refuse', status }: Effect): Problem | undefined {
  if (status === undefined) return undefined;
  if (kind === 'refuse' && status < 400)
    return { path: ['status'], message: 'Write a status from 400 to 599: a lower one is no refusal.' };
  if (kind === 'html' && BODYLESS_STATUSES.includes(status))
    return { path: ['status'], message: `A response with status ${status} has no HTML.` };
  return undefined;
}

/** Returns the first problem of an effect, with the path of its field. */
function effectProblem(effect: Effect): Problem | undefined {
  const { kind, delayMs, delay } = effect;
  const presentSettings = settings.filter((setting) => effect[setting] !== undefined);
  if (!kind && presentSettings.length === 0)
    return { path: [], message: `Write ${eitherOf(settings)}, or a kind: ${eitherOf(FaultKind.options)}.` };
  const allowed = SETTINGS_OF[kind ?? 'refuse'];
  const ignored = presentSettings.find((setting) => !allowed.includes(setting));
  if (ignored)
    return {
      path: [ignored],
      message: `It has no effect with ${kind}, which takes ${allowed.length ? `only ${eitherOf(allowed)}` : 'nothing else'}.`,
    };
  if (delayMs !== undefined && delay !== undefined)
    return { path: ['delayMs'], message: 'Write delay or delayMs, which is the same as delay.ms.' };
  return statusProblem(effect);
}

/** A rule skips the first `skip` matches, applies `times` times (default: always) and counts its hits. */
const Rule = z.strictObject({
  match: z.optional(Match),
  times: z.optional(z.number().check(z.int(), z.gte(1), z.lte(MAX_COUNT))),
  skip: z.optional(z.number().check(z.int(), z.gte(0), z.lte(MAX_COUNT))),
  then: Effect.check(({ value, issues }) => {
    const problem = effectProblem(value);
    if (problem) issues.push({ code: 'custom', input: value, ...problem });
  }),
});

const conflictsWithNth = ({ match, times, skip }: z.infer<typeof Rule>): boolean =>
  match?.nth !== undefined && (times !== undefined || skip !== undefined);

export const FaultRule = Rule.check(
  z.refine((rule) => !conflictsWithNth(rule), {
    path: ['match', 'nth'],
    error: 'Write nth, or skip and times: nth is the same as skip = nth − 1 and times = 1.',
  }),
);
export type FaultRule = z.infer<typeof FaultRule>;

/** The last call that met all conditions of a rule but one. */
export const NearestMiss = z.object({
  traceId: z.string(),
  method: z.string(),
  path: z.string(),
  operation: z.optional(z.string()),
  condition: z.enum(['operation', 'method', 'path', 'customer', 'body']),
  expected: z.string(),
  actual: z.optional(z.string()),
});
export type NearestMiss = z.infer<typeof NearestMiss>;

export const Fault = z.object({
  id: z.string(),
  hits: z.number(),
  matches: z.number(),
  rule: FaultRule,
  nearestMiss: z.optional(NearestMiss),
});
export type Fault = z.infer<typeof Fault>;
