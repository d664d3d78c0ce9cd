import * as z from 'zod/mini';
import type { Task } from '../tasks/task';

export const ROWS_AT_ONCE = 100;

/** Lists up to this depth are processed in slices, deeper lists in one piece. */
const LEVELS = 3;

type Fields = Readonly<Record<string, unknown>>;

const hasFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function isLong(value: unknown, levels = LEVELS): boolean {
  if (levels === 0) return false;
  if (Array.isArray(value)) return value.length > ROWS_AT_ONCE;
  return hasFields(value) && Object.values(value).some((part) => isLong(part, levels - 1));
}

function* slicesOf(rows: readonly unknown[]): Generator<readonly unknown[]> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) yield rows.slice(at, at + ROWS_AT_ONCE);
}

const unwrapSchema = (schema: z.core.$ZodType, value: unknown): z.core.$ZodType =>
  (schema instanceof z.ZodMiniOptional && value !== undefined) ||
  (schema instanceof z.ZodMiniNullable && value !== null)
    ? unwrapSchema(schema._zod.def.innerType, value)
    : schema;

/** Equals `schema.parse` for plain JSON, with a shorter error path. */
export function* checked(declared: z.core.$ZodType, value: unknown, levels = LEVELS): Task<unknown> {
  const schema = unwrapSchema(declared, value);
  if (levels === 0 || schema._zod.def.checks?.length) return z.parse(schema, value);
  if (schema instanceof z.ZodMiniArray && Array.isArray(value)) {
    const parsedRows: unknown[] = [];
    for (const slice of slicesOf(value)) {
      for (const row of slice) parsedRows.push(z.parse(schema.def.element, row));
      yield;
    }
    return parsedRows;
  }
  if (schema instanceof z.ZodMiniRecord && hasFields(value)) {
    const fields: Record<string, unknown> = {};
    for (const [name, part] of Object.entries(value)) {
      fields[z.parse(z.string(), z.parse(schema.def.keyType, name))] = yield* checked(
        schema.def.valueType,
        part,
        levels - 1,
      );
    }
    return fields;
  }
  if (schema instanceof z.ZodMiniObject && hasFields(value)) {
    const { shape, catchall } = schema.def;
    const parsedFields: Record<string, unknown> = {};
    for (const [name, field] of Object.entries<z.core.$ZodType>(shape)) {
      parsedFields[name] = yield* checked(field, value[name], levels - 1);
    }
    for (const [name, part] of Object.entries(catchall ? value : {})) {
      if (catchall && !Object.hasOwn(shape, name)) parsedFields[name] = z.parse(catchall, part);
    }
    return parsedFields;
  }
  return z.parse(schema, value);
}

function* fieldsText(fields: Fields, levels: number): Generator<string> {
  let before = '{';
  for (const [name, part] of Object.entries(fields)) {
    if (part === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    yield* textOf(part, levels - 1);
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
}

function* rowsText(rows: readonly unknown[]): Generator<string> {
  let before = '[';
  for (const slice of slicesOf(rows)) {
    yield `${before}${JSON.stringify(slice).slice(1, -1)}`;
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

function* textOf(value: unknown, levels: number): Generator<string> {
  if (levels > 0 && Array.isArray(value)) yield* rowsText(value);
  else if (levels > 0 && hasFields(value)) yield* fieldsText(value, levels);
  else yield JSON.stringify(value);
}

/** Equals `JSON.stringify` for plain data. */
export function* jsonBytes(value: unknown): Task<Buffer> {
  const pieces: Buffer[] = [];
  for (const piece of textOf(value, LEVELS)) {
    pieces.push(Buffer.from(piece));
    yield;
  }
  return Buffer.concat(pieces);
}
