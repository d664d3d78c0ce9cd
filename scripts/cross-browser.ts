/** `npm run cross-browser -- webkit spei`: journeys in the installed browsers, all without arguments. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from './args';
import { BASE_PATH, withClient } from './bench/client';
import { WalkBank } from './cross-browser/bank';
import type { WalkBrowser, WalkKind } from './cross-browser/browser';
import { Customer } from './cross-browser/customer';
import { firefox } from './cross-browser/firefox';
import { type Job, jobs } from './cross-browser/journeys';
import { webkit } from './cross-browser/webkit';
import { ROOT } from './settings';

const PICTURES = join(ROOT, 'test-results');

const kinds: Readonly<Record<string, WalkKind>> = { firefox, webkit };
const requested = parseArgs([...Object.keys(kinds), ...Object.keys(jobs)]);

const selectEntries = <Value>(entries: Readonly<Record<string, Value>>): [string, Value][] => {
  const selected = Object.entries(entries).filter(([name]) => requested.includes(name));
  return selected.length > 0 ? selected : Object.entries(entries);
};

async function tell({ step, browser, where }: Customer, id: string, error: unknown): Promise<void> {
  const picture = join(PICTURES, `walk-${id}.png`);
  console.log(`    ${step}: ${error instanceof Error ? error.message : error}`);
  console.log(`    at ${await where().catch(() => 'no address')}`);
  await mkdir(PICTURES, { recursive: true });
  await writeFile(picture, await browser.screenshot());
  console.log(`    ${picture}`);
}

async function walkJob(browser: WalkBrowser, id: string, job: Job, bank: WalkBank): Promise<boolean> {
  const customer = new Customer(browser, bank.address(BASE_PATH));
  const began = performance.now();
  try {
    await job(customer, bank);
    console.log(`  ✔ ${browser.name}: ${id} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
    return true;
  } catch (error) {
    console.log(`  ✘ ${browser.name}: ${id}`);
    await tell(customer, id, error);
    return false;
  }
}

/** Each journey has its own browser and bank. */
async function walk(kind: WalkKind, url: string): Promise<boolean[]> {
  const outcomes: boolean[] = [];
  for (const [name, job] of selectEntries(jobs)) {
    const browser = await kind.start();
    try {
      outcomes.push(await walkJob(browser, `${kind.id}-${name}`, job, await WalkBank.open(url)));
    } finally {
      await browser.close();
    }
  }
  return outcomes;
}

const outcomes: boolean[] = [];
await withClient(async (url) => {
  for (const [id, kind] of selectEntries(kinds)) {
    const missingPackage = kind.missingPackage();
    if (missingPackage) console.log(`  – ${id} was not walked in: ${missingPackage} is not installed`);
    else outcomes.push(...(await walk(kind, url)));
  }
});
const successCount = outcomes.filter(Boolean).length;
console.log(`${successCount} of ${outcomes.length} jobs done`);
// Without any run the command fails.
process.exit(outcomes.length > 0 && successCount === outcomes.length ? 0 : 1);
