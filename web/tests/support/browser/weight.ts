/** How much code each page brings, after gzip: asserted by budget.spec.ts, printed by `npm run bench -- web`. */
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { type BuiltFile, builtFiles, gzipped } from './build';

const KB = 1000;

export const LIMITS = {
  firstVisit: 170 * KB,
  /** What all flows share, counted once. */
  operation: 46 * KB,
  /** A flow beyond that, with what its family shares, and any other page that needs it too: a hub, an administered list. */
  flow: 15 * KB,
  /** Any other page beyond the first visit. */
  page: 45 * KB,
  /** All of the client. */
  everything: 490 * KB,
  /** The scripts, by number, of a page that is the first of a visit. */
  scripts: 9,
} as const;

export const HOME = 'account-summary';

/** The scripts of a page, by the name of their file, with their bytes. */
type Scripts = ReadonlyMap<string, number>;

type Weight = {
  path: string;
  scripts: Scripts;
  /** Whether the page shows the steps of a flow. */
  isFlow: boolean;
};

export type Weights = Weight[];

const isCode = ({ name }: BuiltFile): boolean => name.endsWith('.js');

const codeSizes = (): Scripts =>
  new Map(
    builtFiles()
      .filter(isCode)
      .map(({ name, content }) => [name, gzipped(content)]),
  );

/** What the home fetches once nobody has moved for a while, by the name of its file, which is asked for first. */
const LATE_PARTS = /^parts-.+\.js$/;

/** Loads each page as the first of a visit, until it asks for nothing more. Somebody has to be signed in. */
export async function weigh(page: Page, paths: readonly string[]): Promise<Weights> {
  const sizes = codeSizes();
  const asked = new Set<string>();
  let isLate = false;
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    const name = basename(new URL(request.url()).pathname);
    // A machine that is busy may get there before the page is at rest.
    isLate ||= LATE_PARTS.test(name) && new URL(page.url()).pathname.endsWith(`/${HOME}`);
    if (!isLate) asked.add(name);
  });
  const weights: Weights = [];
  for (const path of paths) {
    // Nothing that the page before may still ask for is this one's.
    await page.goto('about:blank');
    asked.clear();
    isLate = false;
    await page.goto(path);
    // On a machine that is busy a page's code may be asked for after a rest: its heading comes with it.
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    const scripts = [...asked].map((name) => [name, sizes.get(name) ?? Number.NaN] as const);
    const isFlow = (await page.getByRole('list', { name: 'Pasos' }).count()) > 0;
    weights.push({ path, scripts: new Map(scripts), isFlow });
  }
  return weights;
}

const sum = (sizes: Iterable<number>): number => [...sizes].reduce((total, size) => total + size, 0);

const without = (scripts: Scripts, known: Scripts): Scripts =>
  new Map([...scripts].filter(([name]) => !known.has(name)));

export interface Figure {
  of: string;
  value: number;
  limit: number;
}

/** What carries operations out, by the name of its file. */
const OPERATION = /^operation-.+\.js$/;

/** All that has a limit. */
export function figures(home: Scripts, weights: Weights): Figure[] {
  const later = weights.map((weight) => ({ ...weight, scripts: without(weight.scripts, home) }));
  const flows = later.filter(({ isFlow }) => isFlow);
  const needsOperation = ({ scripts }: Weight) => [...scripts.keys()].some((name) => OPERATION.test(name));
  const times = (name: string) => flows.filter(({ scripts }) => scripts.has(name)).length;
  const operation: Scripts = new Map(
    flows.flatMap(({ scripts }) => [...scripts].filter(([name]) => times(name) === flows.length)),
  );
  return [
    { of: `first visit: ${HOME}`, value: sum(home.values()), limit: LIMITS.firstVisit },
    { of: `what ${flows.length} flows share`, value: sum(operation.values()), limit: LIMITS.operation },
    ...later.filter(needsOperation).map(({ path, scripts, isFlow }) => ({
      of: `the ${isFlow ? 'flow' : 'page'} ${path} beyond that`,
      value: sum(without(scripts, operation).values()),
      limit: LIMITS.flow,
    })),
    ...later
      .filter((page) => !needsOperation(page))
      .map(({ path, scripts }) => ({
        of: `${path} beyond the first visit`,
        value: sum(scripts.values()),
        limit: LIMITS.page,
      })),
    {
      of: 'all of the client',
      value: sum(codeSizes().values()),
      limit: LIMITS.everything,
    },
  ];
}
