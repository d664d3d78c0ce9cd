import type { Plugin } from 'vite';

const OWN_CODE_START = '// TODO: remove in next major version\n/** @deprecated use isStandardSchema */';
const SERVER_SCHEMA = /^const (ZodErrorSchema|RequestValidationErrorSchema\w*) = z\.object\([\s\S]*?^\}\);/gm;
const SERVER_SCHEMA_COUNT = 4;

/** Returns the source of @ts-rest/core without zod 3. Throws if the source does not look as expected. */
export function withoutZod3(code: string): string {
  const start = code.indexOf(OWN_CODE_START);
  if (start < 0)
    throw new Error(
      '@ts-rest/core has changed: the start of its own code, behind its copy of zod 3, was not found',
    );
  const ownCode = code.slice(start);
  const schemaCount = ownCode.match(SERVER_SCHEMA)?.length ?? 0;
  if (schemaCount !== SERVER_SCHEMA_COUNT)
    throw new Error(
      `@ts-rest/core has changed: ${SERVER_SCHEMA_COUNT} schemas of its server side in zod 3 were expected, ${schemaCount} found`,
    );
  return `class ZodError extends Error {}\n${ownCode.replace(SERVER_SCHEMA, 'const $1 = undefined;')}`;
}

/**
 * Removes the copy of zod 3 that @ts-rest/core bundles for four server-side schemas. Bundlers cannot prove it
 * unused; it adds 11 kB to the first visit. Fails the build if it does not find the copy.
 */
export function tsRestWithoutZod3(): Plugin {
  let isFound = false;
  return {
    name: 'ts-rest-without-zod3',
    apply: 'build',
    buildStart() {
      isFound = false;
    },
    transform: {
      filter: { id: /@ts-rest\/core\/index\.esm\.mjs$/ },
      handler(code) {
        isFound = true;
        return { code: withoutZod3(code), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isFound) throw new Error('the build does not contain @ts-rest/core/index.esm.mjs');
    },
  };
}
