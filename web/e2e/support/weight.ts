/** How much code each page brings, after gzip: asserted by budget.spec.ts, printed by `npm run bench -- web`. */
import type { Page } from '@playwright/test';
import { builtFiles, gzipped, sizesOf, watchScripts } from './build';

const KB = 1000;

export const LIMITS = {
  firstVisit: 170 * KB,
  /** What flows share, counted once. */
  operation: 45 * KB,
  /** A flow beyond that. */
  flow: 15 * KB,
  /** Any other page beyond the first visit. */
  page: 45 * KB,
  /** All of the client. */
  everything: 480 * KB,
  /** The scripts, by number, of a page that is the first of a visit. */
  scripts: 8,
} as const;

export const HOME = 'account-summary';

/** Pages that are made of different parts, beside those of support/pages.ts. */
export const MORE_PAGES = [
  'account-summary/details/line-of-credit/ana-linea',
  'account-summary/details/loan/ana-prestamo',
  'account-summary/details/investment-product/ana-valores',
] as const;

/** The scripts of a page, by address, with their bytes. */
type Scripts = ReadonlyMap<string, number>;

export type Weights = { path: string; scripts: Scripts }[];

/** Loads each page as the first of a visit, until it asks for nothing more. Somebody has to be signed in. */
export async function weigh(page: Page, paths: readonly string[]): Promise<Weights> {
  const watched = watchScripts(page);
  const weights: Weights = [];
  for (const path of paths) {
    watched.clear();
    await page.goto(path, { waitUntil: 'networkidle' });
    weights.push({ path, scripts: await sizesOf(watched) });
  }
  return weights;
}

const sum = (sizes: Iterable<number>): number => [...sizes].reduce((total, size) => total + size, 0);

const without = (scripts: Scripts, known: Scripts): Scripts =>
  new Map([...scripts].filter(([address]) => !known.has(address)));

export interface Figure {
  of: string;
  value: number;
  limit: number;
}

/** All that has a limit. Flows are the pages that fetch the file of this name. */
export function figures(home: Scripts, weights: Weights): Figure[] {
  const later = weights.map(({ path, scripts }) => ({ path, scripts: without(scripts, home) }));
  const isFlow = ({ scripts }: { scripts: Scripts }) =>
    [...scripts.keys()].some((address) => /\/operation-[^/]+\.js$/.test(address));
  const flows = later.filter(isFlow);
  const times = (address: string) => flows.filter(({ scripts }) => scripts.has(address)).length;
  const operation: Scripts = new Map(
    flows.flatMap(({ scripts }) => [...scripts].filter(([address]) => times(address) > 1)),
  );
  const code = builtFiles().filter(({ name }) => name.endsWith('.js'));
  return [
    { of: `first visit: ${HOME}`, value: sum(home.values()), limit: LIMITS.firstVisit },
    { of: `what ${flows.length} flows share`, value: sum(operation.values()), limit: LIMITS.operation },
    ...flows.map(({ path, scripts }) => ({
      of: `the flow ${path} beyond that`,
      value: sum(without(scripts, operation).values()),
      limit: LIMITS.flow,
    })),
    ...later
      .filter((page) => !isFlow(page))
      .map(({ path, scripts }) => ({
        of: `${path} beyond the first visit`,
        value: sum(scripts.values()),
        limit: LIMITS.page,
      })),
    {
      of: 'all of the client',
      value: sum(code.map(({ content }) => gzipped(content))),
      limit: LIMITS.everything,
    },
  ];
}
