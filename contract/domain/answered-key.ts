import type { AppRoute } from '@ts-rest/core';
import * as z from 'zod/mini';

/** Receipts can also be requested by confirmation number, tax receipts by capture line. */
const ALTERNATIVE_KEYS = ['confirmationNumber', 'reference'];

/** Returns the response fields that can repeat the requested key of a GET; none for lists. */
export function identityFields({ method, path, responses }: AppRoute): string[] {
  const bodySchema = responses[200];
  const param = /:(\w+)/.exec(path)?.[1];
  if (method !== 'GET' || param === undefined || !(bodySchema instanceof z.core.$ZodObject)) return [];
  const { shape } = bodySchema._zod.def;
  const keys = [...new Set([param, 'key', 'id'])].filter((name) => name in shape);
  return keys.length === 0 ? [] : [...keys, ...ALTERNATIVE_KEYS.filter((name) => name in shape)];
}

/** True if the response is for another key than the requested one. */
export function namesAnotherKey(route: AppRoute, requested: string | undefined, body: unknown): boolean {
  const fields = identityFields(route);
  if (fields.length === 0 || typeof body !== 'object' || body === null) return false;
  return !fields.some((name) => Reflect.get(body, name) === requested);
}
