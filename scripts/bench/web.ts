import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { startBank } from '../../fake-bank/main';
import { browserArgs, findBrowser } from '../browser';
import { ensureBuild } from '../build';

const BASE_PATH = '/banca';
const FIRST = 'account-summary';
const LATER = [
  'transfers/my-own-accounts',
  'transfers/history/transactions',
  'account-summary/details/chequing/ana-nomina',
  'account-summary/details/credit-card/ana-tarjeta',
  'account-summary/details/loan/ana-prestamo',
  'account-summary/details/mortgage/ana-hipoteca',
  'account-summary/details/investment-product/ana-valores',
  'account-summary/details/investment-fund/ana-fondo',
  'settings/security',
  'feature-not-available',
];
const LIMITS = { first: 170, later: 45, all: 420 };

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The scripts that a first visit to a page loads, by name, with their size after gzip. */
async function scriptsOf(browser: Browser, url: string, path: string): Promise<Map<string, number>> {
  const context = await browser.newContext();
  const scripts = new Map<string, number>();
  try {
    await context.request.post(`${url}/login`, { form: { customer: 'ana' }, maxRedirects: 0 });
    const page = await context.newPage();
    const bodies: Promise<unknown>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      bodies.push(
        response.body().then((body) => scripts.set(response.url(), gzipSync(body, { level: 9 }).length)),
      );
    });
    await page.goto(`${url}${BASE_PATH}/${path}`, { waitUntil: 'networkidle' });
    await Promise.all(bodies);
  } finally {
    await context.close();
  }
  return scripts;
}

const sum = (sizes: Iterable<number>) => [...sizes].reduce((total, size) => total + size, 0);

/** How much JavaScript each page costs, as a browser loads it. */
export async function benchWeb(): Promise<void> {
  const webFolder = await ensureBuild(BASE_PATH);
  const bank = await startBank({ port: 0, host: '127.0.0.1', basePath: BASE_PATH, webFolder });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserArgs] });
  try {
    const first = await scriptsOf(browser, bank.url, FIRST);
    console.log(
      `\nJavaScript after gzip\n${kB(sum(first.values())).padStart(9)}  ${FIRST} (limit ${LIMITS.first} kB)`,
    );
    for (const path of LATER) {
      const scripts = await scriptsOf(browser, bank.url, path);
      const more = sum([...scripts].flatMap(([name, size]) => (first.has(name) ? [] : [size])));
      console.log(`${kB(more).padStart(9)}  more for ${path} (limit ${LIMITS.later} kB)`);
    }
    const assets = join(webFolder, 'assets');
    const all = readdirSync(assets).filter((name) => name.endsWith('.js'));
    const bytes = sum(all.map((name) => gzipSync(readFileSync(join(assets, name)), { level: 9 }).length));
    console.log(`${kB(bytes).padStart(9)}  all of it (limit ${LIMITS.all} kB)`);
  } finally {
    await browser.close();
    await bank.stop();
  }
}
