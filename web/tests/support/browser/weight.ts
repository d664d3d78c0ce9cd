/** Measures the scripts of each page (brotli bytes) for budget.spec.ts and `npm run bench -- web`. */
import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { builtFiles } from './build';

const KB = 1000;

export const LIMITS = {
  /** Scripts of the home, including scripts that load while it is scrolled. */
  home: 220 * KB,
  /** Scripts of any other page, excluding scripts that the home loads. */
  page: 90 * KB,
  /** Number of scripts of the first page of a visit. */
  scripts: 20,
} as const;

export const HOME = 'account-summary';

/** Bytes by file name. */
type Scripts = ReadonlyMap<string, number>;

interface Weight {
  path: string;
  scripts: Scripts;
}

const codeSizes = (): Scripts =>
  new Map(
    builtFiles()
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, content }) => [name, brotliCompressSync(content).length]),
  );

/** Scrolls down until the page stops growing. */
async function scrollThrough(page: Page): Promise<void> {
  let height = 0;
  for (let next = 1; next > height; ) {
    height = next;
    await page.mouse.wheel(0, height);
    await page.waitForLoadState('networkidle');
    next = await page.evaluate(() => document.documentElement.scrollHeight);
  }
}

/** Loads each page as the first page of a visit and scrolls through it. Requires a signed-in customer. */
export async function weigh(page: Page, paths: readonly string[]): Promise<Weight[]> {
  const sizes = codeSizes();
  const requested = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.add(basename(new URL(request.url()).pathname));
  });
  const weights: Weight[] = [];
  for (const path of paths) {
    // The previous page may still request files.
    await page.goto('about:blank');
    requested.clear();
    await page.goto(path);
    // On a busy machine the network may be idle before the page's code, which renders the heading, is requested.
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await scrollThrough(page);
    const scripts = [...requested].map((name) => [name, sizes.get(name) ?? Number.NaN] as const);
    weights.push({ path, scripts: new Map(scripts) });
  }
  return weights;
}

const sum = (sizes: Iterable<number>): number => [...sizes].reduce((total, size) => total + size, 0);

export interface Figure {
  label: string;
  value: number;
  limit: number;
}

/** Compares bytes and script counts with their limits; `weights` must include the home. */
export function figures(weights: readonly Weight[]): { bytes: Figure[]; scripts: Figure[] } {
  const home = weights.find(({ path }) => path.endsWith(HOME))?.scripts ?? new Map<string, number>();
  const beyondHome = (scripts: Scripts) =>
    [...scripts].flatMap(([name, size]) => (home.has(name) ? [] : size));
  return {
    bytes: weights.map(({ path, scripts }) =>
      scripts === home
        ? { label: `${path}, complete`, value: sum(home.values()), limit: LIMITS.home }
        : { label: `${path}, beyond the home`, value: sum(beyondHome(scripts)), limit: LIMITS.page },
    ),
    scripts: weights.map(({ path, scripts }) => ({
      label: path,
      value: scripts.size,
      limit: LIMITS.scripts,
    })),
  };
}
