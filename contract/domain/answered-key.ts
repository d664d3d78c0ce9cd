import type { AppRoute } from '@ts-rest/core';
import * as z from 'zod/mini';

/** Receipts are also found by their confirmation number, those of taxes by their capture line. */
const NUMBERS = ['confirmationNumber', 'reference'];

/** Fields by which the answer to a GET names what was asked for. Lists and parts of a whole have none. */
export function identityFields({ method, path, responses }: AppRoute): string[] {
  const promised = responses[200];
  const param = /:(\w+)/.exec(path)?.[1];
  if (method !== 'GET' || param === undefined || !(promised instanceof z.core.$ZodObject)) return [];
  const { shape } = promised._zod.def;
  const keys = [...new Set([param, 'key', 'id'])].filter((name) => name in shape);
  return keys.length === 0 ? [] : [...keys, ...NUMBERS.filter((name) => name in shape)];
}

/** True if the answer names another than the one asked for: no page may show it. */
export function namesAnotherKey(route: AppRoute, requested: string | undefined, body: unknown): boolean {
  const fields = identityFields(route);
  if (fields.length === 0 || typeof body !== 'object' || body === null) return false;
  return !fields.some((name) => Reflect.get(body, name) === requested);
}
