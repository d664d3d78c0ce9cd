import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { namedSchemas } from './names';

test('namedSchemas includes every contract module that exports a schema', () => {
  const modules = import.meta.glob<Record<string, unknown>>(
    ['../../../contract/**/*.ts', '!../../../contract/**/*.test.ts'],
    { eager: true },
  );
  const schemaNames = new Set(namedSchemas().values());
  const missing = Object.entries(modules).filter(([, exported]) =>
    Object.entries(exported).some(
      ([name, value]) => /^\p{Lu}/u.test(name) && value instanceof z.core.$ZodType && !schemaNames.has(value),
    ),
  );
  expect(missing.map(([file]) => file)).toEqual([]);
});
