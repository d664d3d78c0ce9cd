import * as z from 'zod/mini';
import * as contractSchemas from '#contract/schemas';
import { fieldName, typeAndLength } from './describe-value';
import type { Kind } from './difference';

type BodyKind = Extract<Kind, 'missing' | 'type' | 'null' | 'enum' | 'format' | 'new-field'>;

export type BodyDifference = { kind: BodyKind; pointer: string; expected: string; received: string };

export type OptionalField = { pointer: string; isPresent: boolean };

export type Comparison = {
  differences: BodyDifference[];
  optionalFields: OptionalField[];
};

type Schema = z.core.$ZodType;

const names: ReadonlyMap<unknown, string> = new Map(
  Object.entries(contractSchemas).flatMap(([name, value]) =>
    value instanceof z.core.$ZodType ? [[value, name] as const] : [],
  ),
);

const SHOWN_VALUES = 12;

function allowedValues(schema: Schema): string | undefined {
  const values = [...(schema._zod.values ?? [])].map(String);
  if (values.length === 0) return undefined;
  const omittedCount = values.length - SHOWN_VALUES;
  const listed = values.slice(0, SHOWN_VALUES).join(', ');
  return `${values.length > 1 ? 'one of ' : ''}${listed}${omittedCount > 0 ? ` and ${omittedCount} more` : ''}`;
}

/** Descriptions of zod's formats. */
const formats: Readonly<Record<string, string>> = {
  safeint: 'integer',
  datetime: 'date and time with offset',
};

/** Descriptions of schemas whose names do not show the format. */
const forms: Readonly<Record<string, string>> = {
  BankDate: 'date YYYY-MM-DD',
  Instant: 'date and time with offset',
  WireAmount: 'number with at most two decimals',
  Key: 'string without spaces',
};

function nameOf(schema: Schema): string {
  const { def } = schema._zod;
  const values = allowedValues(schema);
  if (values !== undefined) return values;
  const name = names.get(schema);
  if (name !== undefined) return forms[name] ?? name;
  const format = 'format' in def && typeof def.format === 'string' ? def.format : undefined;
  return format === undefined ? def.type : (formats[format] ?? format);
}

/** Returns the schema inside optional, nullable and similar wrappers. */
function unwrapped(schema: Schema): Schema {
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable)
    return unwrapped(schema._zod.def.innerType);
  if (schema instanceof z.core.$ZodReadonly || schema instanceof z.core.$ZodDefault)
    return unwrapped(schema._zod.def.innerType);
  return schema instanceof z.core.$ZodLazy ? unwrapped(schema._zod.innerType) : schema;
}

const isNullable = (schema: Schema): boolean => z.safeParse(schema, null).success;
const isOptional = (schema: Schema): boolean => schema._zod.optin === 'optional';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const CONTAINERS: readonly string[] = ['object', 'array', 'record'];

function kindOf(schema: Schema, value: unknown): BodyKind {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (CONTAINERS.includes(schema._zod.def.type)) return 'type';
  const values = schema._zod.values;
  if (values) return [...values].some((each) => typeof each === typeof value) ? 'enum' : 'type';
  const [issue] = z.safeParse(schema, value).error?.issues ?? [];
  // The wrong kind of number, such as a fraction, has the right type.
  return issue?.code === 'invalid_type' && typeof value !== schema._zod.def.type ? 'type' : 'format';
}

class BodyReader {
  readonly differences: BodyDifference[] = [];
  readonly optionalFields: OptionalField[] = [];

  read(schema: Schema, value: unknown, pointer: string): void {
    if (isOptional(schema)) this.optionalFields.push({ pointer, isPresent: value !== undefined });
    if (value === undefined && isOptional(schema)) return;
    if (value === null && isNullable(schema)) return;
    if (value === null && isOptional(schema))
      this.#report(unwrapped(schema), value, pointer, `${nameOf(unwrapped(schema))} or no field`);
    else this.#readPresent(unwrapped(schema), value, pointer);
  }

  #readPresent(schema: Schema, value: unknown, pointer: string): void {
    if (schema instanceof z.core.$ZodUnion && value !== undefined && value !== null)
      this.read(closest(schema._zod.def.options, value), value, pointer);
    else if (schema instanceof z.core.$ZodObject && isObject(value)) this.#readObject(schema, value, pointer);
    else if (schema instanceof z.core.$ZodArray && Array.isArray(value))
      this.#readItems(schema._zod.def.element, value, pointer);
    else if (schema instanceof z.core.$ZodRecord && isObject(value))
      this.#readItems(schema._zod.def.valueType, Object.values(value), pointer);
    else if (!z.safeParse(schema, value).success) this.#report(schema, value, pointer);
  }

  #readItems(schema: Schema, items: readonly unknown[], pointer: string): void {
    for (const item of items) this.read(schema, item, `${pointer}/*`);
  }

  #readObject(
    { _zod: { def } }: z.core.$ZodObject,
    value: Readonly<Record<string, unknown>>,
    pointer: string,
  ) {
    for (const [name, field] of Object.entries(def.shape))
      this.read(field, value[name], `${pointer}/${name}`);
    for (const [name, field] of Object.entries(value)) {
      if (Object.hasOwn(def.shape, name) || (def.catchall && z.safeParse(def.catchall, field).success))
        continue;
      this.differences.push({
        kind: 'new-field',
        pointer: `${pointer}/${fieldName(name)}`,
        expected: 'no field',
        received: typeAndLength(field),
      });
    }
  }

  #report(schema: Schema, value: unknown, pointer: string, expected = nameOf(schema)): void {
    this.differences.push({
      kind: kindOf(schema, value),
      pointer: pointer || '/',
      expected,
      received: typeAndLength(value),
    });
  }
}

/** Returns the option of a union with the fewest differences, counting unknown fields. */
function closest(options: readonly Schema[], value: unknown): Schema {
  const [first, ...rest] = options;
  if (!first) throw new Error('A union has no options.');
  const distance = (option: Schema): number => compareBody(option, value).differences.length;
  return rest.reduce((best, option) => (distance(option) < distance(best) ? option : best), first);
}

/** `customer_key` and `customerKey` are equal. */
const plainName = (pointer: string): string => pointer.replace(/[_-]/g, '').toLowerCase();

const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));
const lastName = (pointer: string): string => pointer.slice(pointer.lastIndexOf('/') + 1);

/** Returns the distinct pointers of one kind of difference in an object; rows of a list share a pointer. */
const pointersIn = (differences: readonly BodyDifference[], kind: BodyKind, parent: string): string[] => [
  ...new Set(
    differences
      .filter((each) => each.kind === kind && parentOf(each.pointer) === parent)
      .map(({ pointer }) => pointer),
  ),
];

/** Treats a missing field as renamed if the same object has a new field with a similar name, or only one new field. */
const withSpelling = (differences: readonly BodyDifference[]): BodyDifference[] =>
  differences.map((difference) => {
    const { kind, pointer } = difference;
    if (kind !== 'missing') return difference;
    const added = pointersIn(differences, 'new-field', parentOf(pointer));
    const spelling = added.find((each) => plainName(each) === plainName(pointer));
    if (spelling !== undefined) return { ...difference, received: `the spelling ${lastName(spelling)}` };
    const [only] = added;
    const isAlone = added.length === 1 && pointersIn(differences, 'missing', parentOf(pointer)).length === 1;
    return only !== undefined && isAlone
      ? { ...difference, received: `nothing, perhaps renamed to ${lastName(only)}` }
      : difference;
  });

export function compareBody(schema: Schema, body: unknown): Comparison {
  const reader = new BodyReader();
  reader.read(schema, body, '');
  return { differences: withSpelling(reader.differences), optionalFields: reader.optionalFields };
}
