/** Who may import whom. The zones are read from the folders, so a new feature or noun is under the law. */

/** Packages that have one home: everybody else goes through what that home offers. */
const HOMES: readonly (readonly [name: RegExp, home: RegExp, why: string])[] = [
  [
    /^decimal\.js$/,
    /^contract\/shared\/decimal\.ts$/,
    'decimal.js is imported in contract/shared/decimal.ts only',
  ],
  [/^lowdb(\/|$)/, /^fake-bank\/ground\/store\//, 'lowdb is the store’s own'],
  [/^pdfkit$/, /^fake-bank\/ground\/receipt\//, 'PDFs are made in fake-bank/ground/receipt'],
  [
    /^(react|react-dom|react-router|@chakra-ui|@emotion|@tanstack|lucide-react)(\/|$)/,
    /^web\//,
    'screens live in web/',
  ],
  [/^react-dom(\/|$)/, /^web\/src\/(app|ui)\//, 'only the app mounts React'],
  [
    /^(express|helmet|supertest|node:(http|fs|fs\/promises|child_process))$/,
    /^(fake-bank|scripts|web\/e2e)\//,
    'servers and files are no part of contract/ and web/',
  ],
];

const BARRELS: ReadonlyMap<string, string> = new Map([
  ['@chakra-ui/react', 'import Chakra by subpath, or all of it is loaded'],
  ['zod', 'schemas use zod/mini'],
]);

const TOP = ['contract', 'web', 'fake-bank'] as const;
/** Lower may not import higher; what is not named here is a part that all may use. */
const LEVELS: ReadonlyMap<string, number> = new Map([
  ['operation', 1],
  ['receipt', 1],
  ['flow', 1],
  ['signature', 1],
  ['transfer-book', 1],
  ['features', 2],
  ['app', 3],
]);

const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.includes('/testing/');
const parts = (path: string) => path.split('/');

/** Why a file may not import a package, or null. */
export function packageBreach(file: string, name: string): string | null {
  const barrel = BARRELS.get(name);
  if (barrel && !isTest(file)) return barrel;
  const home = HOMES.find(([pattern, folder]) => pattern.test(name) && !folder.test(file));
  return home && !isTest(file) ? home[2] : null;
}

function webBreach(from: readonly string[], to: readonly string[]): string | null {
  if (from[1] !== 'src' || to[1] !== 'src') return null;
  const [here = '', there = ''] = [from[2], to[2]];
  if ((LEVELS.get(there) ?? 0) > (LEVELS.get(here) ?? 0)) return `web/src/${here} never imports ${there}`;
  if (here === 'features' && there === 'features' && from[3] !== to[3])
    return 'features never import each other';
  return null;
}

/** The seed fills every noun; files at the root put the nouns together. */
const composes = (from: readonly string[]) =>
  from.length === 2 || from[1] === 'seed' || from[1] === 'testing';

function bankBreach(
  from: readonly string[],
  to: readonly string[],
  nouns: ReadonlySet<string>,
): string | null {
  const [here = '', there = ''] = [from[1], to[1]];
  if (here === there || composes(from)) return null;
  if (to.length === 2) return 'what is inside the bank does not import what puts it together';
  if (nouns.has(there)) return `${there} is a domain of its own: meet in ledger, store or calendar`;
  return null;
}

/** Why a file may not import another of ours, or null. Paths start at the project's root. */
export function importBreach(file: string, target: string, nouns: ReadonlySet<string>): string | null {
  const [from, to] = [parts(file), parts(target)];
  const [here = '', there = ''] = [from[0], to[0]];
  const known = TOP.some((top) => top === here);
  if (known && there !== here && there !== 'contract') return `${here} never imports ${there}`;
  if (isTest(file)) return null;
  if (here === 'web' && there === 'web') return webBreach(from, to);
  if (here === 'fake-bank' && there === 'fake-bank') return bankBreach(from, to, nouns);
  return null;
}
