/** The fields of a schema as the rows of a table. */
import type { Schema } from './schema';

export type Field = { name: string; type: string; required: boolean; about: string };

type Part = NonNullable<Schema['items']> | Schema;

const isSchema = (part: Part | undefined): part is Schema => part !== undefined && !('$ref' in part);

const variants = (schema: Schema): Schema[] =>
  [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].filter(isSchema);

function typeOf(schema: Schema): string {
  const options = variants(schema);
  if (options.length > 0) return [...new Set(options.map(typeOf))].join(' o ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.type === 'array') return `lista de ${isSchema(schema.items) ? typeOf(schema.items) : 'valores'}`;
  const name = {
    string: 'texto',
    number: 'número',
    integer: 'entero',
    boolean: 'sí o no',
    object: 'objeto',
    null: 'nulo',
  }[schema.type ?? 'object'];
  return `${name}${schema.format ? ` (${schema.format})` : ''}${schema.nullable ? ' o nulo' : ''}`;
}

const limits = (schema: Schema): string =>
  [
    schema.minimum === undefined
      ? ''
      : `${schema.exclusiveMinimum ? 'mayor que' : 'mínimo'} ${schema.minimum}`,
    schema.maximum === undefined ? '' : `máximo ${schema.maximum}`,
    schema.minLength === undefined
      ? ''
      : schema.minLength === 1
        ? 'no vacío'
        : `al menos ${schema.minLength} caracteres`,
    schema.maxLength === undefined ? '' : `hasta ${schema.maxLength} caracteres`,
    schema.multipleOf === undefined ? '' : `múltiplo de ${schema.multipleOf}`,
    schema.default === undefined ? '' : `si falta: ${JSON.stringify(schema.default)}`,
    schema.pattern === undefined ? '' : `con la forma ${schema.pattern}`,
  ]
    .filter((limit) => limit !== '')
    .join(', ');

/** The object inside lists and alternatives. */
function objectIn(schema: Schema): Schema | undefined {
  if (schema.properties) return schema;
  if (isSchema(schema.items)) return objectIn(schema.items);
  return variants(schema)
    .map(objectIn)
    .find((found) => found !== undefined);
}

/** Every field, dotted, in order; `[]` marks the items of a list. */
export function fieldsOf(schema: Schema, prefix = ''): Field[] {
  const object = objectIn(schema);
  return Object.entries(object?.properties ?? {}).flatMap(([key, part]) => {
    if (!isSchema(part)) return [];
    const name = `${prefix}${key}${part.type === 'array' ? '[]' : ''}`;
    const required = object?.required?.includes(key) ?? false;
    return [{ name, type: typeOf(part), required, about: limits(part) }, ...fieldsOf(part, `${name}.`)];
  });
}

export const parameterField = (schema: Part | undefined): Pick<Field, 'type' | 'about'> =>
  isSchema(schema) ? { type: typeOf(schema), about: limits(schema) } : { type: 'texto', about: '' };
