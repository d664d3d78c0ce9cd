import type { Document, Schema } from './schema';

export type Field = { name: string; type: string; required: boolean; about: string };

type Part = NonNullable<Schema['items']> | Schema;

const NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  integer: 'integer',
  boolean: 'yes or no',
  object: 'object',
};

const limits = (schema: Schema): string =>
  [
    schema.minimum === undefined
      ? ''
      : `${schema.exclusiveMinimum ? 'more than' : 'at least'} ${schema.minimum}`,
    schema.maximum === undefined ? '' : `at most ${schema.maximum}`,
    schema.minLength === undefined
      ? ''
      : schema.minLength === 1
        ? 'not empty'
        : `at least ${schema.minLength} characters`,
    schema.maxLength === undefined ? '' : `up to ${schema.maxLength} characters`,
    schema.default === undefined ? '' : `where it is left out: ${JSON.stringify(schema.default)}`,
    schema.pattern === undefined ? '' : `of the form ${schema.pattern}`,
  ]
    .filter((limit) => limit !== '')
    .join(', ');

/** Either part may be empty. */
export const joinNotes = (description: string, note: string): string =>
  [description.replace(/\.$/, ''), note].filter((text) => text !== '').join('. ');

export class SchemaReader {
  readonly #components: NonNullable<NonNullable<Document['components']>['schemas']>;

  constructor({ components }: Document) {
    this.#components = components?.schemas ?? {};
  }

  resolve(part: Part): Schema {
    if (!('$ref' in part)) return part;
    const name = String(part.$ref).split('/').at(-1) ?? '';
    const component = this.#components[name];
    if (!component) throw new Error(`the document has no schema ${part.$ref}`);
    return this.resolve(component);
  }

  /** Returns fields with dotted names, in order; `[]` marks list items. */
  fieldsOf(schema: Part, prefix = ''): Field[] {
    const object = this.#objectIn(schema);
    return Object.entries(object?.properties ?? {}).flatMap(([key, part]) => {
      const name = `${prefix}${key}${this.resolve(part).type === 'array' ? '[]' : ''}`;
      const required = object?.required?.includes(key) ?? false;
      return [{ name, required, ...this.describe(part) }, ...this.fieldsOf(part, `${name}.`)];
    });
  }

  describe(part: Part): Pick<Field, 'type' | 'about'> {
    return { type: this.#typeOf(part), about: this.#aboutOf(part) };
  }

  #variants(schema: Schema): Schema[] {
    return [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map((part) => this.resolve(part));
  }

  /** Returns the schema after the schemas that it extends through `allOf`. */
  #layers(part: Part): Schema[] {
    const schema = this.resolve(part);
    return [...(schema.allOf ?? []).flatMap((base) => this.#layers(base)), schema];
  }

  #typeOf(part: Part): string {
    const schema: Schema = Object.assign({}, ...this.#layers(part));
    const options = this.#variants(schema);
    if (options.length > 0) return [...new Set(options.map((option) => this.#typeOf(option)))].join(' or ');
    if (schema.enum?.every((value: unknown) => value === null)) return 'null';
    if (schema.enum) return schema.enum.map((value: unknown) => JSON.stringify(value)).join(' | ');
    if (schema.type === 'array') return `list of ${schema.items ? this.#typeOf(schema.items) : 'values'}`;
    const name = NAMES[schema.type ?? 'object'] ?? 'object';
    return `${name}${schema.format ? ` (${schema.format})` : ''}${schema.nullable ? ' or null' : ''}`;
  }

  #aboutOf(part: Part): string {
    const layers = this.#layers(part).toReversed();
    const description = layers.map((layer) => layer.description ?? '').find((text) => text !== '') ?? '';
    const limited = layers.map(limits).filter((limit) => limit !== '');
    return joinNotes(description, limited.join(', '));
  }

  #objectIn(part: Part): Schema | undefined {
    const schema = this.resolve(part);
    if (schema.properties) return schema;
    if (schema.items) return this.#objectIn(schema.items);
    return [...(schema.allOf ?? []), ...this.#variants(schema)]
      .map((option) => this.#objectIn(option))
      .find((object) => object !== undefined);
  }
}
