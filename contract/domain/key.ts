import * as z from 'zod/mini';

/**
 * Names something that belongs to somebody: an account, a recipient, an operation. Another customer's answers like
 * one that does not exist, which is tried wherever this schema stands.
 */
export const Key = z.string().check(z.minLength(1));

/** With what an operation can be carried out once: it belongs to somebody as a key does. */
export const Nonce = z.string();

/** A key in a query, by which a list is narrowed: another customer's narrows it to nothing. */
export const KeyFilter = z.string();

/** Whether a schema says that a value names something of somebody's. */
export const isKeySchema = (schema: unknown): boolean =>
  schema === Key || schema === Nonce || schema === KeyFilter;
