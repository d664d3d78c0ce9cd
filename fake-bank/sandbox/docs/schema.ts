import type { generateOpenApi, SchemaTransformerSync } from '@ts-rest/open-api';
import * as z from 'zod/mini';
import { BankDate } from '#contract/shared/dates';
import { Key, KeyFilter, Nonce } from '#contract/shared/key';
import { PositiveAmount, WireAmount } from '#contract/shared/money';

export type Document = ReturnType<typeof generateOpenApi>;
export type Schema = NonNullable<ReturnType<SchemaTransformerSync>>;

/** What the checks of these schemas mean, in OpenAPI's words. */
const MEANINGS: ReadonlyMap<unknown, Schema> = new Map<unknown, Schema>([
  [Key, { format: 'key' }],
  [Nonce, { format: 'nonce' }],
  [KeyFilter, { format: 'key' }],
  [BankDate, { format: 'date', description: 'A day in Mexico City', example: '2026-11-23' }],
  [WireAmount, { multipleOf: 0.01, example: 1250.5 }],
  [PositiveAmount, { multipleOf: 0.01, example: 1250.5 }],
]);

/** JSON Schema in OpenAPI's dialect is an OpenAPI schema, though the two libraries have a type each. */
const OpenApiSchema = z.custom<Schema>((value) => typeof value === 'object' && value !== null);

/** Answers may carry more keys than declared, so both directions are described as what is taken in. */
export const toSchema = (schema: z.core.$ZodType): Schema =>
  OpenApiSchema.parse(
    z.toJSONSchema(schema, {
      target: 'openapi-3.0',
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        Object.assign(jsonSchema, MEANINGS.get(zodSchema));
        // The format says it; the pattern behind it is of no use to readers.
        if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
      },
    }),
  );

export const transformSchema: SchemaTransformerSync = ({ schema }) =>
  schema instanceof z.core.$ZodType ? toSchema(schema) : null;
