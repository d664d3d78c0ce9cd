import type { Plugin } from 'vite';

const OWN_CODE = '// TODO: remove in next major version\n/** @deprecated use isStandardSchema */';
const SERVER_SCHEMA = /^const (ZodErrorSchema|RequestValidationErrorSchema\w*) = z\.object\([\s\S]*?^\}\);/gm;

/**
 * @ts-rest/core begins with a whole copy of zod 3: for four schemas of its server side, and for the errors of
 * zod 3 schemas, of which there are none here. No bundler can prove that it is unused, so it is cut away:
 * 11 kB less in the first visit. Fails the build when another version of the package looks different.
 */
export const tsRestWithoutZod3: Plugin = {
  name: 'ts-rest-without-zod3',
  apply: 'build',
  transform: {
    filter: { id: /@ts-rest\/core\/index\.esm\.mjs$/ },
    handler(code) {
      const start = code.indexOf(OWN_CODE);
      if (start < 0) return this.error('@ts-rest/core has changed: its copy of zod 3 was not found');
      const own = code.slice(start).replace(SERVER_SCHEMA, 'const $1 = undefined;');
      return { code: `class ZodError extends Error {}\n${own}`, map: null };
    },
  },
};
