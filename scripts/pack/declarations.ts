import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { contract } from '#contract/index';
import { ROOT } from '../settings';
import { bin, needsShell } from '../test/checks';

const ENTRIES = ['playwright', 'sandbox', 'start', 'vitest'].map((name) =>
  join('fake-bank', 'package', name),
);
const INDEX = join('contract', 'index');

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The compiler cannot serialize the type of the whole contract, so its declaration names its routers. */
const contractIndex = (domains: readonly string[]): string =>
  `export declare const contract: {\n${domains
    .map((domain) => `  ${domain}: typeof import('#contract/${kebab(domain)}').${domain};`)
    .join('\n')}\n};\n`;

/** Keeps the bank's own declarations out of the package. */
const START_BANK =
  'export declare const startBank: (options: object) => Promise<{ url: string; stop: () => Promise<void> }>;\n';

const RELATIVE = /((?:from |import\()["'])(\.{1,2}\/[^"']+)(["'])/g;
const ALIAS = /(?:from |import\()["']#(contract|bank)\/([^"']+)["']/g;

const TS_REST = join(ROOT, 'node_modules', '@ts-rest', 'core');

/** The declarations of ts-rest need zod 3, which zod 4 exports as `zod/v3`; with `zod` they do not compile. */
function copyTsRest(folder: string): void {
  const sources = join(TS_REST, 'src');
  for (const name of readdirSync(sources, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const source = join(sources, name);
    const target = join(folder, 'ts-rest', name);
    const text = readFileSync(source, 'utf8').replaceAll("from 'zod'", "from 'zod/v3'");
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, withExtensions(source, text));
  }
  copyFileSync(join(TS_REST, 'LICENCE'), join(folder, 'ts-rest', 'LICENCE'));
}

/** Replaces ts-rest's symbol, which would not match another copy of ts-rest. Both types infer `undefined`. */
const withoutSymbol = (text: string): string =>
  text.replaceAll('typeof import("@ts-rest/core").ContractNoBody', 'import("zod/mini").ZodMiniUndefined');

const withTsRestCopy = (text: string): string => text.replaceAll(/(["'])@ts-rest\/core\1/g, "'#ts-rest'");

/** Node's resolution needs extensions in relative paths, which the sources omit. */
const withExtensions = (file: string, text: string): string =>
  text.replace(RELATIVE, (whole, before: string, path: string, after: string) =>
    existsSync(join(dirname(file), `${path}.d.ts`)) ? `${before}${path}.js${after}` : whole,
  );

function importsOf(folder: string, name: string): string[] {
  const text = readFileSync(join(folder, `${name}.d.ts`), 'utf8');
  const imports = [...text.matchAll(RELATIVE)].map(([, , path = '']) => join(dirname(name), path));
  const aliased = [...text.matchAll(ALIAS)].map(([, area, path = '']) =>
    join(area === 'bank' ? 'fake-bank' : 'contract', path),
  );
  return [...imports, ...aliased].filter((path) => existsSync(join(folder, `${path}.d.ts`)));
}

function reachable(folder: string): ReadonlySet<string> {
  const paths = new Set([...ENTRIES, INDEX]);
  // Iterating a set includes items added during the iteration.
  for (const name of paths) for (const path of importsOf(folder, name)) paths.add(path);
  return paths;
}

function compile(folder: string, replacements: Readonly<Record<string, string>>): void {
  const config = join(ROOT, 'dist', 'tsconfig.package.json');
  const settings = {
    extends: '../tsconfig.json',
    compilerOptions: {
      noEmit: false,
      noCheck: true,
      declaration: true,
      emitDeclarationOnly: true,
      incremental: false,
      rootDir: ROOT,
      outDir: folder,
      types: ['node'],
      paths: Object.fromEntries(Object.entries(replacements).map(([name, path]) => [name, [path]])),
    },
    include: [],
    files: ENTRIES.map((name) => join(ROOT, `${name}.ts`)),
  };
  writeFileSync(config, JSON.stringify(settings));
  execFileSync(bin('tsc'), ['-p', config], { cwd: ROOT, stdio: 'inherit', shell: needsShell });
}

/** Writes the declarations of the package's entries and of everything they import into a folder. */
export function emitTypes(folder: string): void {
  const outFolder = join(ROOT, 'dist', 'package-types');
  mkdirSync(outFolder, { recursive: true });
  const index = join(outFolder, 'contract.d.ts');
  const bank = join(outFolder, 'start-bank.d.ts');
  writeFileSync(index, contractIndex(Object.keys(contract)));
  writeFileSync(bank, START_BANK);
  compile(folder, { '#contract/index': index, '#bank/start-bank': bank });
  copyFileSync(index, join(folder, `${INDEX}.d.ts`));
  copyTsRest(folder);
  const needed = reachable(folder);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts') || name.startsWith('ts-rest')) continue;
    const path = join(folder, name);
    if (needed.has(relative(folder, path).replace(/\.d\.ts$/, '')))
      writeFileSync(path, withTsRestCopy(withoutSymbol(withExtensions(path, readFileSync(path, 'utf8')))));
    else rmSync(path);
  }
}
