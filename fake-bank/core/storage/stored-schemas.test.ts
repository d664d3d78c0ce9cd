import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { collections } from '#bank/modules';

const AnyObject = z.record(z.string(), z.unknown());
const SEEN_PARTS = ['checks', 'innerType', 'element', 'in', 'out', 'valueType', 'options', 'shape'];

/** Returns all texts of a schema and of the schemas inside it. */
function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (typeof node !== 'object' || node === null) return [];
  const internals = AnyObject.safeParse(Object(node)._zod).data;
  const def = AnyObject.safeParse(internals?.def).data;
  if (!def) return Object.values(node).flatMap(textsIn);
  const text = typeof def.error === 'function' ? [String(def.error({ input: 'x' }))] : [];
  return [...text, ...SEEN_PARTS.flatMap((name) => textsIn(def[name]))];
}

test('the texts of stored-row schemas are in English, unlike the texts of the API', () => {
  const texts = new Set(collections.flatMap((collection) => textsIn(Object(collection).schema)));
  expect(texts.size).toBeGreaterThan(15);
  expect([...texts].filter((text) => !/^(Write|This|The) [a-z0-9•L].*\.$/.test(text))).toEqual([]);
});
