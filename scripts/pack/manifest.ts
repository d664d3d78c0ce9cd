import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ROOT } from '../settings';

const Repository = z.object({ name: z.string(), version: z.string(), license: z.string() });
const Lock = z.object({ packages: z.record(z.string(), z.looseObject({ version: z.optional(z.string()) })) });

const read = (name: string): unknown => JSON.parse(readFileSync(join(ROOT, name), 'utf8'));

const entry = (name: string, source: string) => ({
  types: `./types/${source}.d.ts`,
  default: `./lib/${name}.js`,
});

/** Guides of `fake-bank` in the package. */
export const guides = ['SANDBOX.md', 'FAULTS.md', 'CONSOLE.md', 'VALUES.md'];

/** Libraries that read their own files, or whose types the declarations use. Everything else is bundled. */
const DEPENDENCIES = ['pdfkit', '@fontsource-variable/figtree', '@fontsource/figtree', 'zod'];
/** Has a binary per platform; only stored banks need it. */
const OPTIONAL_PACKAGES = ['fs-native-extensions'];

/** package.json of the npm package. Versions come from package-lock.json, which the tests used. */
export function manifest() {
  const { name, version, license } = Repository.parse(read('package.json'));
  const { packages } = Lock.parse(read('package-lock.json'));
  const versions = (names: readonly string[]) =>
    Object.fromEntries(names.map((each) => [each, packages[`node_modules/${each}`]?.version ?? '*']));
  return {
    name,
    version,
    license,
    description: 'A stateful fake bank for tests, with a sandbox and a Spanish web client',
    type: 'module',
    engines: { node: '>=20.19' },
    bin: { [name]: './lib/cli.js' },
    exports: {
      './sandbox': entry('sandbox', 'fake-bank/package/sandbox'),
      './start': entry('start', 'fake-bank/package/start'),
      './playwright': entry('playwright', 'fake-bank/package/playwright'),
      './vitest': entry('vitest', 'fake-bank/package/vitest'),
      './contract': entry('contract', 'contract/index'),
      './openapi.json': './openapi.json',
    },
    // The declarations use the repository's aliases.
    imports: {
      '#contract/*': { types: './types/contract/*.d.ts' },
      '#ts-rest': { types: './types/ts-rest/index.d.ts' },
      '#bank/*': { types: './types/fake-bank/*.d.ts' },
    },
    files: ['lib', 'types', 'openapi.json', ...guides, 'CHANGELOG.md'],
    dependencies: versions(DEPENDENCIES),
    optionalDependencies: versions(OPTIONAL_PACKAGES),
    peerDependencies: { '@playwright/test': '>=1.50', 'vitest': '>=3' },
    peerDependenciesMeta: { '@playwright/test': { optional: true }, 'vitest': { optional: true } },
  };
}
