import * as z from 'zod/mini';
import * as exported from '#contract/schemas';

/** Returns the capitalized schema exports of the contract; a schema with two names keeps the first. */
export function namedSchemas(): ReadonlyMap<string, z.core.$ZodType> {
  const nameOf = new Map<z.core.$ZodType, string>();
  for (const [name, value] of Object.entries(exported))
    if (/^\p{Lu}/u.test(name) && value instanceof z.core.$ZodType && !nameOf.has(value))
      nameOf.set(value, name);
  return new Map([...nameOf].map(([schema, name]) => [name, schema]));
}
