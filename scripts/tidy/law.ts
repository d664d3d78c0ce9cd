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
    /^(react|react-dom|react-router|@chakra-ui|@emotion|@tanstack|lucide-react|zustand)(\/|$)/,
    /^web\//,
    'screens live in web/',
  ],
  [/^react-dom(\/|$)/, /^web\/src\/(app|ui)\//, 'only the app mounts React'],
  [
    /^(express|helmet|supertest|node:(http|fs|fs\/promises|child_process))$/,
    /^(fake-bank|scripts|web\/tests)\//,
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
  'ground/turns',
  'ground/refusal',
  'ground/store',
  'ground/pages',
  'ground/lists',
  'ground/institutions',
  'ground/calendar',
  'ground/exchange',
  'ground/ledger',
  'ground/fields',
  'ground/merchants',
  'ground/parties',
  'ground/activity',
  'ground/limits',
  'ground/due',
  'ground/receipt',
  'ground/accounts',
  'ground/operation',
  'ground/lending',
  'ground/transfer-book',
  'ground/payment-book',
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
  'sandbox/snapshot',
  'sandbox',
  'seed',
];

/** The rooms of the client, likewise. */
const WEB_ROOMS: readonly string[] = [
  'app-state',
  'environment',
  'format',
  'api',
  'money',
  'ui',
  'marks',
  'forms',
  'errors',
  'session',
  'operation',
  'signature',
  'receipt',
  'money-form',
  'flow',
  'signed-action',
  'admin-list',
  'history',
  'transfer-book',
  'payment-book',
  'defined-fields',
  'payee-book',
  'phone-fields',
  'recipient-book',
  'movement-book',
  'picker',
  'chart',
  'features/*',
  'app',
];

const isTest = (path: string) => /\.test(-support)?\.tsx?$/.test(path) || path.includes('/testing/');
const parts = (path: string) => path.split('/');

/** Why a file may not import a package, or null. */
export function packageBreach(file: string, name: string): string | null {
  const barrel = BARRELS.get(name);
  if (barrel && !isTest(file)) return barrel;
  const home = HOMES.find(([pattern, folder]) => pattern.test(name) && !folder.test(file));
  return home && !isTest(file) ? home[2] : null;
}

/** The room of the client that a file is in: `ui`, or a feature with its name. */
const webRoom = ([, , room = '', ...rest]: readonly string[]): string =>
  room === 'features' ? `${room}/${rest[0]}` : room;

/** The folder of the bank that a file is in: two names deep, one for the seed and for what lies at a floor itself. */
const bankRoom = ([, floor = '', ...rest]: readonly string[]): string =>
  floor === 'seed' ? floor : [floor, ...rest.slice(0, -1)].slice(0, 2).join('/');

/** Why one room may not import another, by the order of all of them. */
function roomBreach(rooms: readonly string[], here: string, there: string): string | null {
  if (here === there) return null;
  const rankOf = (room: string) => rooms.indexOf(room.replace(/^(domains|features)\/.*/, '$1/*'));
  const [lower, higher] = [rankOf(there), rankOf(here)];
  for (const room of [here, there]) {
    if (rankOf(room) < 0) return `${room} has no place in the law: scripts/tidy/law.ts`;
  }
  if (lower === higher) return `${there} stands for itself: meet in what both stand on`;
  return lower < higher ? null : `${here} never imports ${there}`;
}

function webBreach(from: readonly string[], to: readonly string[]): string | null {
  if (from[1] !== 'src' || to[1] !== 'src') return null;
  return roomBreach(WEB_ROOMS, webRoom(from), webRoom(to));
}

/** Files at the bank's root put the rooms together. */
function bankBreach(from: readonly string[], to: readonly string[]): string | null {
  if (from.length === 2) return null;
  if (to.length === 2) return 'what is inside the bank does not import what puts it together';
  return roomBreach(BANK_ROOMS, bankRoom(from), bankRoom(to));
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
