import { fieldDescriptions } from '#contract/field-descriptions';
import type { Schema } from './schema';

type Part = NonNullable<Schema['items']>;

/** Enclosing names, innermost first: outer fields, then the component or operation, then `query` or `path`. */
type Owners = readonly string[];

export const descriptionKeyOf = (field: string, owners: Owners): string | undefined =>
  [...owners.map((owner) => `${owner}.${field}`), field].find((key) => key in fieldDescriptions);

export const fieldDescriptionOf = (field: string, owners: Owners): string | undefined =>
  fieldDescriptions[descriptionKeyOf(field, owners) ?? ''];

/** OpenAPI 3.0 ignores siblings of `$ref`. */
const withDescription = (part: Part, description: string | undefined): Part => {
  if (description === undefined) return part;
  return '$ref' in part ? { allOf: [part], description } : { ...part, description };
};

const describeAll = (parts: readonly Part[], owners: Owners): Part[] =>
  parts.map((part) => describeFields(part, owners));

/** Describes nested schemas too, but not referenced schemas. */
export function describeFields(part: Part, owners: Owners): Part {
  if ('$ref' in part) return part;
  const { properties, items, allOf, anyOf, oneOf } = part;
  return {
    ...part,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [
          name,
          withDescription(describeFields(field, [name, ...owners]), fieldDescriptionOf(name, owners)),
        ]),
      ),
    }),
    ...(items && { items: describeFields(items, owners) }),
    ...(allOf && { allOf: describeAll(allOf, owners) }),
    ...(anyOf && { anyOf: describeAll(anyOf, owners) }),
    ...(oneOf && { oneOf: describeAll(oneOf, owners) }),
  };
}
