import * as z from 'zod/mini';
import { didYouMean, nearestNames } from '#bank/core/errors/did-you-mean';
import { fieldError } from '#bank/core/errors/domain-error';
import type { FaultRule } from '#contract/domain/fault-rule';
import { fieldOf } from './json-pointer';
import {
  answersWithBody,
  describeOperation,
  hasKnownCustomer,
  type Operation,
  operationNamed,
  operations,
} from './operations';
import { overlaps } from './path-pattern';

type Match = NonNullable<FaultRule['match']>;

const MAX_LISTED_OPERATIONS = 6;

const joinOperations = (matches: readonly Operation[]): string => {
  const omittedCount = matches.length - MAX_LISTED_OPERATIONS;
  return `${matches.slice(0, MAX_LISTED_OPERATIONS).map(describeOperation).join(', ')}${omittedCount > 0 ? ` and ${omittedCount} more` : ''}`;
};

/** Returns the end of a path, with as many segments as the pattern. */
const endLike = (pattern: string, path: string): string =>
  path.split('/').slice(-pattern.split('/').filter(Boolean).length).join('/');

function nearestByPath(pattern: string): Operation[] {
  const ends = operations.map((operation) => ({ operation, end: endLike(pattern, operation.route.path) }));
  const nearest = nearestNames(pattern.replace(/^\//, ''), [...new Set(ends.map(({ end }) => end))]);
  return ends.filter(({ end }) => nearest.includes(end)).map(({ operation }) => operation);
}

function operationsMatching({ operation: id }: Match): readonly Operation[] {
  return id === undefined ? operations : [operationNamed(id, 'match.operation')];
}

function atPath({ path }: Match, candidates: readonly Operation[]): readonly Operation[] {
  if (path === undefined) return candidates;
  const matches = candidates.filter(({ route }) => overlaps(path, route.path));
  if (matches.length > 0) return matches;
  if (candidates.length < operations.length)
    throw fieldError('match.path', `This is no path of ${joinOperations(candidates)}.`);
  const nearestOperations = nearestByPath(path);
  throw fieldError(
    'match.path',
    `No operation has this path.${nearestOperations.length > 0 ? ` Did you mean ${joinOperations(nearestOperations)}?` : ''} Write the end of a path with a fixed part: /execute, /accounts/ana-nomina. /__bank/docs has the paths.`,
  );
}

function withMethod({ method }: Match, candidates: readonly Operation[]): readonly Operation[] {
  if (method === undefined) return candidates;
  const matches = candidates.filter(({ route }) => route.method === method.toUpperCase());
  if (matches.length > 0) return matches;
  const methods = [...new Set(candidates.map(({ route }) => route.method))].sort();
  const owner = candidates.length < operations.length ? ` of ${joinOperations(candidates)}` : '';
  throw fieldError('match.method', `Write a method${owner}: ${methods.join(', ')}.`);
}

/** Returns the fields of an operation's body; undefined if it has none. */
function fieldsOf({ route }: Operation): string[] | undefined {
  if (!('body' in route) || !(route.body instanceof z.core.$ZodType)) return undefined;
  const names = new Set<string>();
  const addNames = (part: unknown): void => {
    const schema = Json.parse(part);
    for (const name of Object.keys(schema.properties ?? {})) names.add(name);
    for (const inner of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
      addNames(inner);
  };
  addNames(z.toJSONSchema(route.body, { io: 'input', unrepresentable: 'any' }));
  return [...names];
}

const parts = z.optional(z.array(z.unknown()));
const Json = z.object({
  properties: z.optional(z.record(z.string(), z.unknown())),
  anyOf: parts,
  oneOf: parts,
  allOf: parts,
});

function withBody({ body }: Match, candidates: readonly Operation[]): readonly Operation[] {
  if (body === undefined) return candidates;
  const bodies = candidates.flatMap((operation) => {
    const fields = fieldsOf(operation);
    return fields ? [{ operation, fields }] : [];
  });
  if (bodies.length === 0)
    throw fieldError('match.body', `There is no request body in ${joinOperations(candidates)}.`);
  const field = fieldOf(body.pointer);
  const matches = bodies.filter(({ fields }) => fields.includes(field));
  if (matches.length > 0) return matches.map(({ operation }) => operation);
  const fieldNames = [...new Set(bodies.flatMap(({ fields }) => fields))];
  throw fieldError(
    'match.body.pointer',
    `No request body of ${joinOperations(bodies.map(({ operation }) => operation))} has the field ${field}.${didYouMean(field, fieldNames)}`,
  );
}

/** Rejects a rule that no call can match, and suggests operations. */
export function checkMatchable({ match = {}, then }: FaultRule): void {
  const matches = withBody(match, withMethod(match, atPath(match, operationsMatching(match))));
  if (match.customer !== undefined && !matches.some(hasKnownCustomer))
    throw fieldError(
      'match.customer',
      `The customer of ${joinOperations(matches)} is not known before it is answered.`,
    );
  if ((then.kind === 'malformed' || then.dribble) && !matches.some(answersWithBody))
    throw fieldError(
      then.dribble ? 'then.dribble' : 'then.kind',
      `It has no effect: ${joinOperations(matches)} answers without a body.`,
    );
}
