import type { AppRoute } from '@ts-rest/core';
import type { generateOpenApi, SchemaTransformerSync } from '@ts-rest/open-api';
import * as z from 'zod/mini';
import { BankDate } from '#contract/domain/dates';
import { Key, KeyFilter, Nonce } from '#contract/domain/key';
import { PositiveAmount, WireAmount } from '#contract/domain/money';

export type Document = ReturnType<typeof generateOpenApi>;
export type Schema = NonNullable<ReturnType<SchemaTransformerSync>>;

/** Descriptions of common schemas. No `multipleOf: 0.01`: validators divide floats and reject 1132.21. */
const MEANINGS: ReadonlyMap<unknown, Schema> = new Map<unknown, Schema>([
  [
    Key,
    {
      description: 'Key of something that the customer owns, such as an account, a recipient or an operation',
    },
  ],
  [Nonce, { description: 'Value with which an operation is carried out only once' }],
  [KeyFilter, { description: 'Key that filters a list' }],
  [BankDate, { format: 'date', description: 'A day in Mexico City', example: '2026-11-23' }],
  [WireAmount, { example: 1250.5, description: 'Amount with at most two decimals' }],
  [PositiveAmount, { example: 1250.5, description: 'Amount above zero with at most two decimals' }],
]);

/** OpenAPI 3.0 dialect of JSON Schema, which zod and ts-rest type differently. */
const OpenApiSchema = z.custom<Schema>((value) => typeof value === 'object' && value !== null);

const PREFIX = '#/components/schemas/';

type Options = NonNullable<Parameters<typeof z.toJSONSchema>[1]>;

const override: Options['override'] = ({ zodSchema, jsonSchema }) => {
  Object.assign(jsonSchema, MEANINGS.get(zodSchema));
  // Implied by the format.
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
  // OpenAPI 3.0 ignores `nullable` beside a reference, so the schema is inlined.
  if (zodSchema instanceof z.ZodMiniNullable && jsonSchema.allOf) {
    delete jsonSchema.allOf;
    Object.assign(jsonSchema, z.toJSONSchema(zodSchema._zod.def.innerType, OPTIONS));
  }
  const [only, ...more] = jsonSchema.allOf ?? [];
  if (only?.$ref && more.length === 0 && Object.keys(jsonSchema).length === 1) {
    jsonSchema.$ref = only.$ref;
    delete jsonSchema.allOf;
  }
  // Components are identified by their path.
  delete jsonSchema.id;
};

const OPTIONS = {
  target: 'openapi-3.0',
  io: 'input',
  unrepresentable: 'any',
  override,
} as const satisfies Options;

export const isSchema = (value: unknown): value is z.core.$ZodType => value instanceof z.core.$ZodType;

const partsOf = (route: AppRoute): z.core.$ZodType[] =>
  [
    route.pathParams,
    route.query,
    'body' in route ? route.body : undefined,
    ...Object.values(route.responses),
  ].filter(isSchema);

const isBody = (type: string) => type === 'body' || type === 'response';

export type Schemas = {
  components: Record<string, Schema>;
  /** Returns a reference for a named schema. */
  transform: SchemaTransformerSync;
};

/** Named schemas are written once. Uses the input side: responses may have undeclared keys. */
export function schemasOf(
  namedSchemas: ReadonlyMap<string, z.core.$ZodType>,
  routes: readonly AppRoute[],
): Schemas {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of namedSchemas) registry.add(schema, { id });
  const unnamedSchemas = [...new Set(routes.flatMap(partsOf))].filter((schema) => !registry.has(schema));
  // Wrapped in an object, because zod replaces a registered schema by a reference wherever it is used.
  const wrapped = unnamedSchemas.map((schema, index) => [schema, `.${index}`, z.object({ schema })] as const);
  for (const [, id, wrapper] of wrapped) registry.add(wrapper, { id });
  const { schemas } = z.toJSONSchema(registry, {
    ...OPTIONS,
    uri: (id) => `${PREFIX}${id}`,
  });
  const openApiSchemas = new Map<z.core.$ZodType, Schema>(
    wrapped.map(([schema, id]) => [schema, OpenApiSchema.parse(schemas[id]?.properties?.schema)]),
  );
  const component = (id: string): Schema => {
    const { $id, ...schema } = schemas[id] ?? {};
    return OpenApiSchema.parse(schema);
  };
  return {
    components: Object.fromEntries([...namedSchemas.keys()].map((id) => [id, component(id)])),
    transform: ({ schema, type }) => {
      if (!isSchema(schema)) return null;
      const id = registry.get(schema)?.id;
      if (id === undefined) return openApiSchemas.get(schema) ?? null;
      // Parameter lists must be inlined.
      return isBody(type) ? OpenApiSchema.parse({ $ref: PREFIX + id }) : component(id);
    },
  };
}

/** Returns the components that a part refers to, transitively. */
export function componentsUsedBy(part: unknown, components: Schemas['components']): Schemas['components'] {
  const usedNames = new Set<string>();
  const collectNames = (inner: unknown): void => {
    for (const [, name = ''] of JSON.stringify(inner).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (usedNames.has(name)) continue;
      usedNames.add(name);
      collectNames(components[name]);
    }
  };
  collectNames(part);
  return Object.fromEntries(Object.entries(components).filter(([name]) => usedNames.has(name)));
}
