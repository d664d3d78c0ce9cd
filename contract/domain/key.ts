import * as z from 'zod/mini';

/** Key of a resource with an owner. Tests check that another customer's key is answered like an unknown one. */
export const Key = z.string().check(z.minLength(1));

export const Nonce = z.string();

/** Key in a list filter. Another customer's key yields an empty list. */
export const KeyFilter = z.string();

export const isKeySchema = (schema: unknown): boolean =>
  schema === Key || schema === Nonce || schema === KeyFilter;
