import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../settings';

const JOURNEYS = 'web/tests/journeys';

/** Prefixes of the file names of journeys, by the feature whose pages they visit. Imports cannot show this: each journey imports the whole client. */
export const journeysByFeature: Readonly<Record<string, readonly string[]>> = {
  'accounts': ['account-', 'credit-'],
  'activity-log': ['activity-log'],
  'bill-payments': [
    'bills',
    'direct-debit',
    'payees',
    'payment',
    'preauthorized',
    'scenarios-payments',
    'stories-payments',
    'top-ups',
  ],
  'campaigns': ['campaigns', 'stories-products'],
  'easy-payment': ['easy-payment', 'credit-'],
  'failed-orders': ['summary-parts', 'search-movements'],
  'hubs': ['hubs', 'payments-hub'],
  'investment-funds': ['investment-funds', 'account-fund'],
  'investment-products': ['investment-products', 'scenarios-products', 'stories-products'],
  'limits': ['limits'],
  'more': ['bottom-bar'],
  'payroll-portability': ['payroll-portability', 'stories-products'],
  'recipients': ['recipients'],
  'saving-programs': ['saving-programs'],
  'search': ['search'],
  'session': ['session'],
  'statements': ['statements'],
  'summary': ['summary'],
  'taxes': ['tax'],
  'transfers': [
    'own-transfer',
    'receipts',
    'scenarios-transfers',
    'stories-transfers',
    'third-parties',
    'transfer-history',
  ],
  'verification': ['routes'],
};

/** Journeys for changes outside the features. */
export const generalJourneys: readonly string[] = [
  'analytics',
  'bottom-bar',
  'broken-answers',
  'endless-lists',
  'lists-on-a-phone',
  'lost-operations',
  'open-windows',
  'own-transfer-failures',
  'session',
  'shell',
  'translated-page',
];

/** Journeys of the sandbox's console, one for each folder of a page. */
export const consoleJourneys: readonly string[] = [
  'console-banks',
  'console-calls',
  'console-faults',
  'console-ledger',
  'console-messages',
  'console-people',
  'console-scenarios',
  'console-stories',
  'console-today',
];

const namesFor = (changed: string): readonly string[] => {
  const [, page = ''] = /^web\/console\/(?:([^/]+)\/)?/.exec(changed) ?? [];
  if (changed.startsWith('web/console/'))
    return consoleJourneys.includes(`console-${page}`) ? [`console-${page}`] : consoleJourneys;
  const [, feature = ''] = /^web\/src\/features\/([^/]+)\//.exec(changed) ?? [];
  if (feature !== '') return journeysByFeature[feature] ?? generalJourneys;
  const [, journey] = /^web\/tests\/journeys\/(.+)\.test\.ts$/.exec(changed) ?? [];
  if (journey !== undefined) return [journey];
  return /^(web|contract)\//.test(changed) ? generalJourneys : [];
};

/** Returns the paths of the journeys that visit the changed features. */
export function affectedJourneys(changed: readonly string[]): string[] {
  const names = new Set(
    changed.filter((path) => !/\.test\.tsx?$/.test(path) || path.startsWith(JOURNEYS)).flatMap(namesFor),
  );
  return journeyFiles()
    .filter((file) => [...names].some((name) => file.startsWith(name)))
    .map((file) => `${JOURNEYS}/${file}`);
}

export const journeyFiles = (): string[] =>
  readdirSync(join(ROOT, JOURNEYS)).filter((file) => file.endsWith('.test.ts'));

/** Returns the files changed since the last commit, including new files. */
export function changedFiles(): string[] {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
}
