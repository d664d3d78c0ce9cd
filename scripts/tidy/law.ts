/** Who may import whom. The zones are read from the folders, so a new feature or domain is under the law. */

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

/**
 * The rooms of the bank, each after those that it may stand on. `*` is any domain: they never import each other and
 * meet in the ground.
 */
const BANK_ROOMS: readonly string[] = [
  'ground/refusal',
  'ground/store',
  'ground/pages',
  'ground/lists',
  'ground/institutions',
  'ground/calendar',
  'ground/exchange',
  'ground/ledger',
  'ground/parties',
  'ground/limits',
  'ground/due',
  'ground/receipt',
  'ground/accounts',
  'ground/operation',
  'ground/lending',
  'ground/transfer-book',
  'ground/bank',
  'ground/call',
  'ground/noun',
  'ground',
  'domains/*',
  'server/http',
  'server/session',
  'server/login',
  'server/web',
  'sandbox/instruments',
  'sandbox/docs',
  'sandbox/cep',
  'sandbox/scenarios',
  'sandbox',
  'seed',
];

/** Lower may not import higher; what is not named here is a part that all may use. */
const LEVELS: ReadonlyMap<string, number> = new Map([
  ['operation', 1],
  ['signed-action', 1],
  ['admin-list', 1],
  ['money-form', 1],
  ['history', 1],
  ['receipt', 1],
  ['flow', 1],
  ['signature', 1],
  ['transfer-book', 1],
  ['features', 2],
  ['app', 3],
]);

const isTest = (path: string) => /\.test(-support)?\.tsx?$/.test(path) || path.includes('/testing/');
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

/** The folder of the bank that a file is in: two names deep, one for the seed and for what lies at a floor itself. */
const bankRoom = ([, floor = '', ...rest]: readonly string[]): string =>
  floor === 'seed' ? floor : [floor, ...rest.slice(0, -1)].slice(0, 2).join('/');

const rankOf = (room: string): number => BANK_ROOMS.indexOf(room.replace(/^domains\/.*/, 'domains/*'));

/** Files at the bank's root put the rooms together, and its tests may reach everywhere. */
function bankBreach(from: readonly string[], to: readonly string[]): string | null {
  const [here, there] = [bankRoom(from), bankRoom(to)];
  if (from.length === 2 || here === there) return null;
  if (to.length === 2) return 'what is inside the bank does not import what puts it together';
  const [lower, higher] = [rankOf(there), rankOf(here)];
  if (lower < 0) return `fake-bank/${there} has no place in the law: scripts/tidy/law.ts`;
  if (higher < 0) return `fake-bank/${here} has no place in the law: scripts/tidy/law.ts`;
  if (lower === higher) return `${there} is a domain of its own: meet in the ground`;
  return lower < higher ? null : `fake-bank/${here} never imports ${there}`;
}

/** Why a file may not import another of ours, or null. Paths start at the project's root. */
export function importBreach(file: string, target: string): string | null {
  const [from, to] = [parts(file), parts(target)];
  const [here = '', there = ''] = [from[0], to[0]];
  const known = TOP.some((top) => top === here);
  if (known && there !== here && there !== 'contract') return `${here} never imports ${there}`;
  if (isTest(file)) return null;
  if (here === 'web' && there === 'web') return webBreach(from, to);
  if (here === 'fake-bank' && there === 'fake-bank') return bankBreach(from, to);
  return null;
}

/** Tests, and the files of the bank's root that put its rooms together. */
export const isComposition = (file: string): boolean => isTest(file) || /^fake-bank\/[^/]+$/.test(file);

/** The folder whose imports are watched for circles: a room of the bank or of the web, a feature, a domain. */
export function roomOf(file: string): string {
  const path = parts(file);
  const [top = '', ...folders] = path.slice(0, -1);
  if (top === 'fake-bank') return `${top}/${bankRoom(path)}`;
  if (top === 'web') return [top, ...folders.slice(0, folders[1] === 'features' ? 3 : 2)].join('/');
  return top;
}
