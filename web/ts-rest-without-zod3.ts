import { cutPackage } from './cut-package';

const OWN_CODE = '// TODO: remove in next major version\n/** @deprecated use isStandardSchema */';
const SERVER_SCHEMA = /^const (ZodErrorSchema|RequestValidationErrorSchema\w*) = z\.object\([\s\S]*?^\}\);/gm;
const SERVER_SCHEMAS = 4;

/** The text of @ts-rest/core without zod 3. Throws an error that says what was expected where it looks different. */
export function withoutZod3(code: string): string {
  const start = code.indexOf(OWN_CODE);
  if (start < 0)
    throw new Error('@ts-rest/core has changed: its copy of zod 3 was not found before its own code');
  const own = code.slice(start);
  const found = own.match(SERVER_SCHEMA)?.length ?? 0;
  if (found !== SERVER_SCHEMAS)
    throw new Error(
      `@ts-rest/core has changed: ${SERVER_SCHEMAS} schemas of its server side in zod 3 were expected, ${found} found`,
    );
  return `class ZodError extends Error {}\n${own.replace(SERVER_SCHEMA, 'const $1 = undefined;')}`;
}

/**
 * @ts-rest/core begins with a whole copy of zod 3: for four schemas of its server side, and for the errors of
 * zod 3 schemas, of which there are none here. No bundler can prove that it is unused, so it is cut away:
 * 11 kB less in the first visit. Fails the build when another version of the package looks different.
 */
export const tsRestWithoutZod3 = cutPackage({
  name: 'ts-rest-without-zod3',
  file: { id: /@ts-rest\/core\/index\.esm\.mjs$/ },
  cut: withoutZod3,
});
