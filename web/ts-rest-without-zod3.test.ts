import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutZod3 } from './ts-rest-without-zod3';

const installed = readFileSync(
  new URL('../node_modules/@ts-rest/core/index.esm.mjs', import.meta.url),
  'utf8',
);

it('removes zod 3 and the four schemas from the installed package', () => {
  const remainingCode = withoutZod3(installed);
  expect(remainingCode.match(/^const \w+ = undefined;$/gm)).toEqual([
    'const ZodErrorSchema = undefined;',
    'const RequestValidationErrorSchema = undefined;',
    'const RequestValidationErrorSchemaWithoutMessage = undefined;',
    'const RequestValidationErrorSchemaForNest = undefined;',
  ]);
  expect(remainingCode).not.toMatch(/\bz\.\w+\(/);
  expect(remainingCode.length).toBeLessThan(installed.length / 3);
});

it.each([
  [
    'whose code starts differently',
    installed.replace('/** @deprecated use isStandardSchema */', ''),
    '@ts-rest/core has changed: the start of its own code, behind its copy of zod 3, was not found',
  ],
  [
    'with a changed schema',
    installed.replace(
      'const RequestValidationErrorSchemaForNest = z.object(',
      'const ForNest = z.strictObject(',
    ),
    '@ts-rest/core has changed: 4 schemas of its server side in zod 3 were expected, 3 found',
  ],
])('throws for a package %s', (_, changedCode, message) => {
  expect(changedCode).not.toBe(installed);
  expect(() => withoutZod3(changedCode)).toThrow(message);
});
