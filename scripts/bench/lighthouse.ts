import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { browserArgs, getBrowser } from '../browser';
import { findFreePort } from '../free-port';
import { BASE_PATH, withClient } from './client';
import { goals } from './goals';
import { percentile } from './measure';

const PAGE = 'account-summary';
const RUNS = 5;
const LIMITS: Record<string, number> = { performance: 75, accessibility: 100, 'best-practices': 100 };
/** Milliseconds, or layout shift. */
const WAITS: Record<string, number> = {
  'largest-contentful-paint': 2200,
  'cumulative-layout-shift': 0.02,
  'total-blocking-time': 300,
};

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const shortcomings = ({ categories, audits }: Report): string[] =>
  Object.keys(LIMITS)
    .flatMap((category) => categories[category]?.auditRefs ?? [])
    .flatMap(({ id, weight }) => {
      const { score = null, title, displayValue = '' } = audits[id] ?? {};
      return weight > 0 && score !== null && score < 0.9 ? [`${title}: ${displayValue || score}`] : [];
    });

/** Uses a signed-in profile, so that Lighthouse has its cookie. */
async function firstVisit(url: string): Promise<Report> {
  const port = await findFreePort();
  const context = await chromium.launchPersistentContext('', {
    executablePath: getBrowser(),
    args: [...browserArgs, `--remote-debugging-port=${port}`],
  });
  try {
    await context.request.post(`${url}/login`, { form: { customer: 'ana' }, maxRedirects: 0 });
    const result = await lighthouse(`${url}${BASE_PATH}/${PAGE}`, {
      port,
      logLevel: 'error',
      onlyCategories: Object.keys(LIMITS),
      disableStorageReset: true,
    });
    if (!result?.lhr.finalDisplayedUrl.endsWith(PAGE)) throw new Error('Lighthouse did not reach the page');
    return result.lhr;
  } finally {
    await context.close();
  }
}

/** Median of Lighthouse's mobile preset. */
export const benchLighthouse = (): Promise<void> =>
  withClient(async (url) => {
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run += 1) reports.push(await firstVisit(url));
    const power = percentile(
      reports.map(({ environment }) => environment.benchmarkIndex),
      0.5,
    );
    console.log(
      `\nLighthouse ${reports[0]?.lighthouseVersion}, phone, ${PAGE}: the median of ${RUNS}; benchmark index ${power.toFixed(0)}`,
    );
    for (const [category, limit] of Object.entries(LIMITS)) {
      const scores = reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100);
      const middle = percentile(scores, 0.5);
      console.log(
        `${middle.toFixed(0).padStart(9)}  ${category} ${goals.atLeast(`Lighthouse, ${category}`, Math.round(middle), limit)}`,
      );
    }
    for (const [audit, limit] of Object.entries(WAITS)) {
      const values = reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
      const middle = Number(percentile(values, 0.5).toFixed(3));
      console.log(
        `${middle.toString().padStart(9)}  ${audit} ${goals.atMost(`Lighthouse, ${audit}`, middle, limit)}`,
      );
    }
    for (const line of new Set(reports.flatMap(shortcomings))) console.log(`           ${line}`);
  });
