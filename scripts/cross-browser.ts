/** `npm run cross-browser -- webkit spei`: runs journeys in the installed browsers; without arguments, all. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from './args';
import { BASE_PATH, withClient } from './bench/client';
import { JourneyBank } from './cross-browser/bank';
import type { BrowserKind, JourneyBrowser } from './cross-browser/browser';
import { Customer } from './cross-browser/customer';
import { firefox } from './cross-browser/firefox';
import { type Journey, journeys } from './cross-browser/journeys';
import { webkit } from './cross-browser/webkit';
import { ROOT } from './settings';

const SCREENSHOTS = join(ROOT, 'test-results');

const kinds: Readonly<Record<string, BrowserKind>> = { firefox, webkit };
const requested = parseArgs(
  'npm run cross-browser [-- BROWSER… JOURNEY…]: runs the main journeys in Firefox and WebKit.',
  [...Object.keys(kinds), ...Object.keys(journeys)],
);

const selectEntries = <Value>(entries: Readonly<Record<string, Value>>): [string, Value][] => {
  const selected = Object.entries(entries).filter(([name]) => requested.includes(name));
  return selected.length > 0 ? selected : Object.entries(entries);
};

async function reportFailure({ step, browser, where }: Customer, id: string, error: unknown): Promise<void> {
  const screenshotPath = join(SCREENSHOTS, `journey-${id}.png`);
  console.log(`    ${step}: ${error instanceof Error ? error.message : error}`);
  console.log(`    at ${await where().catch(() => 'no address')}`);
  await mkdir(SCREENSHOTS, { recursive: true });
  await writeFile(screenshotPath, await browser.screenshot());
  console.log(`    ${screenshotPath}`);
}

async function runJourney(
  browser: JourneyBrowser,
  id: string,
  journey: Journey,
  bank: JourneyBank,
): Promise<boolean> {
  const customer = new Customer(browser, bank.address(BASE_PATH));
  const startedAt = performance.now();
  try {
    await journey(customer, bank);
    console.log(`  ✔ ${browser.name}: ${id} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
    return true;
  } catch (error) {
    console.log(`  ✘ ${browser.name}: ${id}`);
    await reportFailure(customer, id, error);
    return false;
  }
}

/** Each journey has its own browser and bank. */
async function runJourneys(kind: BrowserKind, url: string): Promise<boolean[]> {
  const outcomes: boolean[] = [];
  for (const [name, journey] of selectEntries(journeys)) {
    const browser = await kind.start();
    try {
      outcomes.push(await runJourney(browser, `${kind.id}-${name}`, journey, await JourneyBank.open(url)));
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
    if (missingPackage) console.log(`  – ${id} skipped: ${missingPackage} is not installed`);
    else outcomes.push(...(await runJourneys(kind, url)));
  }
});
const successCount = outcomes.filter(Boolean).length;
console.log(`${successCount} of ${outcomes.length} journeys passed`);
// The command also fails if no journey ran.
process.exit(outcomes.length > 0 && successCount === outcomes.length ? 0 : 1);
