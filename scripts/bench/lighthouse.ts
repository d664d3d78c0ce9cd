import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { startBank } from '../../fake-bank/main';
import { browserArgs, findBrowser } from '../browser';
import { ensureBuild } from '../build';
import { percentile } from './measure';

const BASE_PATH = '/banca';
const PAGE = 'account-summary';
const RUNS = 3;
const LIMITS: Record<string, number> = { performance: 95, accessibility: 100, 'best-practices': 100 };

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** What costs points, so that a figure under its limit says why. */
const shortcomings = ({ categories, audits }: Report): string[] =>
  Object.keys(LIMITS)
    .flatMap((category) => categories[category]?.auditRefs ?? [])
    .flatMap(({ id, weight }) => {
      const { score = null, title, displayValue = '' } = audits[id] ?? {};
      return weight > 0 && score !== null && score < 0.9 ? [`${title}: ${displayValue || score}`] : [];
    });

/** Lighthouse's preset for phones on the account summary of a customer who is signed in: the median of a few runs. */
export async function benchLighthouse(): Promise<void> {
  const webFolder = await ensureBuild(BASE_PATH);
  const bank = await startBank({ port: 0, host: '127.0.0.1', basePath: BASE_PATH, webFolder });
  // One profile for both: Playwright signs in, Lighthouse finds the cookie there.
  const port = 1024 + Math.floor(Math.random() * 60_000);
  const context = await chromium.launchPersistentContext('', {
    executablePath: findBrowser(),
    args: [...browserArgs, `--remote-debugging-port=${port}`],
  });
  try {
    await context.request.post(`${bank.url}/login`, { form: { customer: 'ana' }, maxRedirects: 0 });
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const result = await lighthouse(`${bank.url}${BASE_PATH}/${PAGE}`, {
        port,
        logLevel: 'error',
        onlyCategories: Object.keys(LIMITS),
        disableStorageReset: true,
      });
      if (result === undefined) throw new Error('Lighthouse gave no report');
      if (!result.lhr.finalDisplayedUrl.endsWith(PAGE))
        throw new Error(`Led to ${result.lhr.finalDisplayedUrl}`);
      reports.push(result.lhr);
    }
    console.log(`\nLighthouse ${reports[0]?.lighthouseVersion}, phone, ${PAGE}: the median of ${RUNS}`);
    for (const [category, limit] of Object.entries(LIMITS)) {
      const scores = reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100);
      console.log(`${percentile(scores, 0.5).toFixed(0).padStart(9)}  ${category} (limit ${limit})`);
    }
    for (const line of new Set(reports.flatMap(shortcomings))) console.log(`           ${line}`);
  } finally {
    await context.close();
    await bank.stop();
  }
}
