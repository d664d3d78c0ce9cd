import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldDescriptions, fieldsWithoutDescription } from '#contract/field-descriptions';
import { descriptionKeyOf } from './describe-fields';
import { openApi } from './openapi';
import type { Document } from './schema';

type Owners = readonly string[];

type Field = {
  name: string;
  owners: Owners;
  description: string;
  isOptional: boolean;
  isNullable: boolean;
};

const AnyObject = z.catch(z.record(z.string(), z.unknown()), {});
const Names = z.catch(z.array(z.string()), []);
const Parts = z.catch(z.array(z.unknown()), []);
const Text = z.catch(z.string(), '');

const { components = {}, paths } = await openApi('cenzontle-session-4321');
const { schemas = {} } = components;

/** Returns true if a schema, or a schema that it refers to, is nullable. */
function isNullable(part: unknown): boolean {
  const { nullable, $ref, ...rest } = AnyObject.parse(part);
  const referencedSchema = schemas[Text.parse($ref).split('/').at(-1) ?? ''];
  const variants = [rest.allOf, rest.anyOf, rest.oneOf].flatMap((each) => Parts.parse(each));
  return nullable === true || [...(referencedSchema ? [referencedSchema] : []), ...variants].some(isNullable);
}

/** Returns all fields of a schema, each with the names of the schemas and fields around it. */
function fieldsIn(part: unknown, owners: Owners): Field[] {
  if (Array.isArray(part)) return part.flatMap((each) => fieldsIn(each, owners));
  const { properties, ...rest } = AnyObject.parse(part);
  const required = Names.parse(rest.required);
  const ownFields = Object.entries(AnyObject.parse(properties)).flatMap(([name, field]) => [
    {
      name,
      owners,
      description: Text.parse(AnyObject.parse(field).description),
      isOptional: !required.includes(name),
      isNullable: isNullable(field),
    },
    ...fieldsIn(field, [name, ...owners]),
  ]);
  return [...ownFields, ...Object.values(rest).flatMap((each) => fieldsIn(each, owners))];
}

type Operation = NonNullable<Document['paths'][string]['get']>;

function parametersOf({ operationId = '', parameters = [] }: Operation): Field[] {
  return parameters.flatMap((parameter: object) => {
    const { name, in: place, description, required, schema } = AnyObject.parse(parameter);
    if (typeof name !== 'string') return [];
    return [
      {
        name,
        owners: [operationId, Text.parse(place)],
        description: Text.parse(description),
        isOptional: required !== true,
        isNullable: isNullable(schema),
      },
    ];
  });
}

const operations = Object.values(paths).flatMap((methods: Record<string, Operation>) =>
  Object.values(methods),
);

const fields = [
  ...Object.entries(schemas).flatMap(([name, schema]) => fieldsIn(schema, [name])),
  ...operations.flatMap((operation) => [
    ...parametersOf(operation),
    ...fieldsIn([operation.requestBody, operation.responses], [operation.operationId ?? '']),
  ]),
];

const listOf = (entries: readonly Field[]): string[] =>
  entries.map(
    ({ name, owners, description }) => `${[...owners].reverse().join('.')}.${name}: ${description}`,
  );

/** Sentences that only an optional field may have. */
const SAYS_OPTIONAL = /\b(?:Absent|Without it|Some banks leave it out)\b/;
const SAYS_WHEN_ABSENT =
  /\b(?:absent|without it|required (?:for|if|unless)|leaves? it out|left out|lists only)\b/i;
const SAYS_NULL = /\bNull\b/;

/** The description of another schema's field may apply, because fields are described by name. */
const ANOTHER_FIELD = 'for a field of one schema write `Schema.field` in contract/field-descriptions/';

describe('fields', () => {
  test('are described unless their names are sufficient', () => {
    const plain = new Set(fields.filter(({ description }) => !description).map(({ name }) => name));
    expect(
      [...plain].filter((name) => !fieldsWithoutDescription.has(name)),
      'describe these fields in contract/field-descriptions/',
    ).toEqual([]);
    expect(
      [...fieldsWithoutDescription].filter((name) => !plain.has(name)),
      'remove these from fieldsWithoutDescription',
    ).toEqual([]);
  });

  test('have no unused descriptions', () => {
    const used = new Set(fields.map(({ name, owners }) => descriptionKeyOf(name, owners)));
    expect(
      Object.keys(fieldDescriptions).filter((key) => !used.has(key)),
      'no schema has these fields: export the new file from contract/schemas.ts, correct the names, or remove them from contract/field-descriptions/',
    ).toEqual([]);
  });

  test('are described in only one file', () => {
    const files = import.meta.glob<Record<string, typeof fieldDescriptions>>(
      '../../../contract/field-descriptions/*.ts',
      { eager: true },
    );
    const keys = Object.values(files).flatMap((file) => Object.values(file).flatMap(Object.keys));
    expect(
      keys.filter((key, index) => keys.indexOf(key) < index),
      `these are described twice; ${ANOTHER_FIELD}`,
    ).toEqual([]);
    expect(keys).toHaveLength(Object.keys(fieldDescriptions).length);
  });

  test('that are required have no description of their absence', () => {
    const wrongFields = fields.filter(
      ({ isOptional, description }) => !isOptional && SAYS_OPTIONAL.test(description),
    );
    expect(listOf(wrongFields), `these are never absent; ${ANOTHER_FIELD}`).toEqual([]);
  });

  test('have a description of their absence if they are optional', () => {
    const silent = fields.filter(
      ({ isOptional, description }) => isOptional && !SAYS_WHEN_ABSENT.test(description),
    );
    expect(listOf(silent), `say when these are absent; ${ANOTHER_FIELD}`).toEqual([]);
  });

  test('have a description that mentions null exactly if they are nullable', () => {
    const wrongFields = fields.filter(
      ({ isNullable, description }) => isNullable !== SAYS_NULL.test(description),
    );
    expect(
      listOf(wrongFields),
      `say what null means if and only if the field is nullable; ${ANOTHER_FIELD}`,
    ).toEqual([]);
  });

  test('with the same name can have different descriptions', () => {
    const descriptionFor = (owner: string) =>
      fields.find(({ name, owners }) => name === 'amount' && owners.includes(owner))?.description;
    expect(descriptionFor('Money')).toContain('Null if the bank does not know it');
    expect(descriptionFor('KnownMoney')).toBe('Amount with at most two decimals.');
  });
});
