import { isAppRoute } from '@ts-rest/core';
import * as z from 'zod/mini';
import { isKeySchema } from '#contract/domain/key';
import type { CallCase, CallCases } from './call-case';

export const verb = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

export type Endpoint = {
  name: string;
  method: keyof typeof verb;
  path: string;
  body: z.core.$ZodType | undefined;
  query: z.core.$ZodType | undefined;
  answer: z.core.$ZodType | undefined;
  signed: 'always' | 'unsaved-phone' | undefined;
};

function methodOf(node: object): Endpoint['method'] {
  const method = 'method' in node ? node.method : undefined;
  if (method === 'GET' || method === 'POST' || method === 'PUT' || method === 'DELETE') return method;
  throw new Error(`a method that is not used here: ${String(method)}`);
}

const schemaIn = (node: object, part: 'body' | 'query' | '200'): z.core.$ZodType | undefined => {
  const schema: unknown = Object.entries(node).find(([name]) => name === part)?.[1];
  return schema instanceof z.core.$ZodType ? schema : undefined;
};

const responsesOf = (node: object): object => {
  const responses = 'responses' in node ? node.responses : undefined;
  return typeof responses === 'object' && responses !== null ? responses : {};
};

const Metadata = z.object({
  metadata: z.object({ signed: z.optional(z.enum(['always', 'unsaved-phone'])) }),
});
const signedOf = (node: object): Endpoint['signed'] => Metadata.safeParse(node).data?.metadata.signed;

export function endpointsOf(router: object, prefix = ''): Endpoint[] {
  return Object.entries(router).flatMap(([name, node]: [string, object]) => {
    const fullName = prefix ? `${prefix}.${name}` : name;
    if (!('method' in node)) return endpointsOf(node, fullName);
    if (!isAppRoute({ ...node, path: '', method: 'GET', responses: {} })) return [];
    if (!('path' in node)) return [];
    const [body, query] = [schemaIn(node, 'body'), schemaIn(node, 'query')];
    const answer = schemaIn(responsesOf(node), '200');
    const path = String(node.path);
    return [{ name: fullName, method: methodOf(node), path, body, query, answer, signed: signedOf(node) }];
  });
}

/** Path keys of data that all customers may read. */
const SHARED_KEYS: readonly string[] = [':merchantKey', ':branchId'];

/** Returns true if the path names a customer's data. */
export const isKeyed = (path: string): boolean =>
  (path.match(/:\w+/g) ?? []).some((name) => !SHARED_KEYS.includes(name));

export const withoutKeys = (path: string) => path.replace(/:\w+/g, 'no-existe');

const JsonSchema = z.object({
  'type': z.optional(z.unknown()),
  'properties': z.optional(z.record(z.string(), z.unknown())),
  'items': z.optional(z.unknown()),
  'anyOf': z.optional(z.array(z.unknown())),
  'oneOf': z.optional(z.array(z.unknown())),
  'x-key': z.optional(z.boolean()),
});

/** Returns true if the schema marks the value at this path as a customer's key, of any kind by default. */
export function isKeyAt(schema: z.core.$ZodType, path: readonly string[], isKind = isKeySchema): boolean {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (isKind(zodSchema)) jsonSchema['x-key'] = true;
    },
  });
  return isKeyIn(json, path);
}

function isKeyIn(json: unknown, [name, ...rest]: readonly string[]): boolean {
  const { properties, items, anyOf = [], oneOf = [], 'x-key': isKey = false } = JsonSchema.parse(json);
  if ([...anyOf, ...oneOf].some((option) => isKeyIn(option, name === undefined ? [] : [name, ...rest])))
    return true;
  if (name === undefined) return isKey;
  const inner = properties?.[name] ?? items;
  return inner !== undefined && isKeyIn(inner, rest);
}

const ShapeOf = z.object({ shape: z.record(z.string(), z.unknown()) });
const shapeOf = (schema: unknown) => ShapeOf.safeParse(schema).data?.shape ?? {};

export const listsWithoutPages = ({ method, query, answer }: Endpoint): boolean =>
  method === 'GET' && shapeOf(answer).data instanceof z.ZodMiniArray && !('cursor' in shapeOf(query));

export const keyParameters = (query: z.core.$ZodType | undefined, isKind = isKeySchema): string[] =>
  query === undefined
    ? []
    : Object.keys(
        JsonSchema.parse(z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' })).properties ?? {},
      ).filter((name) => isKeyAt(query, [name], isKind));

const modules = import.meta.glob<{ calls: CallCases }>(
  ['../modules/*/calls.test-support.ts', '../server/*/calls.test-support.ts'],
  { eager: true },
);
const cases = Object.assign({}, ...Object.values(modules).map(({ calls }) => calls));
const callCases: ReadonlyMap<string, CallCase> = new Map(Object.entries<CallCase>(cases));

export function caseOf(name: string): CallCase {
  const callCase = callCases.get(name);
  if (!callCase) throw new Error(`say in the domain's calls.test-support.ts how ${name} is called`);
  return callCase;
}
