import { isTest } from '../sources';

/** Folders come from the file tree; layers and dependencies between features are listed here. */

const RESTRICTED_PACKAGES: readonly (readonly [name: RegExp, allowedIn: RegExp, why: string])[] = [
  [
    /^decimal\.js$/,
    /^contract\/domain\/decimal\.ts$/,
    'decimal.js is imported in contract/domain/decimal.ts only',
  ],
  [/^lowdb(\/|$)/, /^fake-bank\/core\/storage\//, 'lowdb is imported in fake-bank/core/storage only'],
  [/^pdfkit$/, /^fake-bank\/shared\/receipts\//, 'pdfkit is imported in fake-bank/shared/receipts only'],
  [
    /^(react|react-dom|react-router|@chakra-ui|@emotion|@tanstack|lucide-react|zustand)(\/|$)/,
    /^web\//,
    'only web/ imports packages for screens',
  ],
  [/^react-dom(\/|$)/, /^web\/(console|src\/(app|components))\//, 'only the app and the console mount React'],
  [
    /^(express|helmet|supertest|node:(http|fs|fs\/promises|child_process))$/,
    /^(fake-bank|scripts|web\/tests)\//,
    'contract/ and web/ import no packages for servers or files',
  ],
];

const BARRELS: ReadonlyMap<string, string> = new Map([
  ['@chakra-ui/react', 'import Chakra by subpath; the barrel loads all of it'],
  ['zod', 'schemas use zod/mini'],
]);

const AREAS: readonly string[] = ['contract', 'web', 'fake-bank'];

/** All areas may import these. */
const COMMON: readonly string[] = ['contract', 'package.json'];

/** This layer starts a whole bank, so it also imports the files that compose one. */
const PACKAGE = 'package';

/** The package's command also compares a real bank with the contract. */
const CONFORMANCE = 'scripts/conformance/';

/** A layer may import itself and the layers before it. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  'web/src': ['lib', 'components', 'flow', 'patterns', 'features', 'app'],
  'fake-bank': ['core', 'shared', 'modules', 'seed', 'server', 'sandbox', PACKAGE],
};

const FEATURE_DEPENDENCIES: Readonly<Record<string, readonly string[]>> = {
  'accounts': ['bill-payments', 'easy-payment', 'transfers'],
  'bill-payments': [],
  'easy-payment': ['transfers'],
  'failed-orders': ['bill-payments', 'transfers'],
  'hubs': ['bill-payments', 'summary'],
  'more': ['bill-payments', 'payroll-portability', 'statements', 'summary'],
  'recipients': [],
  'search': ['accounts', 'bill-payments', 'failed-orders', 'recipients'],
  'summary': [
    'accounts',
    'bill-payments',
    'campaigns',
    'easy-payment',
    'failed-orders',
    'recipients',
    'saving-programs',
  ],
  'taxes': ['bill-payments'],
  'transfers': ['recipients'],
};

/** Returns the violated rule, or null. */
export function packageViolation(file: string, name: string): string | null {
  if (isTest(file)) return null;
  const barrel = BARRELS.get(name);
  if (barrel) return barrel;
  return (
    RESTRICTED_PACKAGES.find(([pattern, allowedIn]) => pattern.test(name) && !allowedIn.test(file))?.[2] ??
    null
  );
}

/** Layers whose folders may import each other. */
const UNDIVIDED: readonly string[] = ['app', 'seed'];

type Place = { root: string; layer: string; folder: string };

/** Returns null for files outside the layers, such as those that compose the bank. */
function placeOf(path: string): Place | null {
  const root = Object.keys(LAYERS).find((each) => path.startsWith(`${each}/`));
  if (root === undefined) return null;
  const [layer = '', ...rest] = path.slice(root.length + 1).split('/');
  if (rest.length === 0) return null;
  return { root, layer, folder: rest.length > 1 && !UNDIVIDED.includes(layer) ? (rest[0] ?? '') : '' };
}

function layerViolation(from: Place, to: Place): string | null {
  const layers = LAYERS[from.root] ?? [];
  for (const { root, layer } of [from, to])
    if (!layers.includes(layer)) return `${root}/${layer} is no layer: see scripts/structure/import-rules.ts`;
  if (layers.indexOf(to.layer) > layers.indexOf(from.layer)) return `${from.layer} never imports ${to.layer}`;
  if (from.layer !== to.layer || from.folder === to.folder) return null;
  if (from.layer === 'modules') return 'modules never import each other: use fake-bank/shared';
  if (from.layer === 'features' && !FEATURE_DEPENDENCIES[from.folder]?.includes(to.folder))
    return `${from.folder} does not declare ${to.folder} in FEATURE_DEPENDENCIES`;
  return null;
}

/** The sandbox's console: a separate client, built from components of the bank's client. */
const CONSOLE = 'web/console/';
const USED_BY_CONSOLE = /^web\/(console|src\/(components|lib\/(app-state|environment|format|money|page)))\//;

function consoleViolation(file: string, target: string): string | null {
  if (!file.startsWith(CONSOLE))
    return target.startsWith(CONSOLE) ? 'nothing imports the console of the sandbox' : null;
  const isWebFile = target.startsWith('web/') && !target.endsWith('.config');
  return isWebFile && !USED_BY_CONSOLE.test(target) ? `the console never imports ${target}` : null;
}

/** Returns the violated rule, or null. Paths are relative to the root. */
export function importViolation(file: string, target: string): string | null {
  const [fromArea = '', toArea = ''] = [file, target].map((path) => path.split('/')[0]);
  // The client's tests use the bank through its package, as other repositories do.
  if (file.startsWith('web/tests/') && target.startsWith(`fake-bank/${PACKAGE}/`)) return null;
  if (file.startsWith(`fake-bank/${PACKAGE}/`) && target.startsWith(CONFORMANCE)) return null;
  if (AREAS.includes(fromArea) && toArea !== fromArea && !COMMON.includes(toArea))
    return `${fromArea} never imports ${toArea}`;
  if (isTest(file)) return null;
  const violation = consoleViolation(file, target);
  if (violation !== null) return violation;
  const [from, to] = [placeOf(file), placeOf(target)];
  if (from && to && from.root === to.root) return layerViolation(from, to);
  if (from && from.layer !== PACKAGE && !to && target.startsWith('fake-bank/'))
    return 'layers of the bank never import the files that compose it';
  return null;
}

/** Null for tests and files that compose the bank. */
export function folderOf(file: string): string | null {
  if (isTest(file)) return null;
  const location = placeOf(file);
  return location && [location.root, location.layer, location.folder].filter(Boolean).join('/');
}
