import { type Browser, chromium, type Page } from '@playwright/test';
import { greeting } from '../../web/tests/support/home';
import { browserArgs, getBrowser } from '../browser';
import { BASE_PATH, withClient } from './client';
import { goals } from './goals';
import { percentile } from './measure';

const RUNS = 5;
const CUSTOMERS = ['ana', 'luis', 'valeria'];
const WINDOWS = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

declare global {
  interface Window {
    lastChange: number;
  }
}

/** Records the last change in view. Avoids named functions: for them tsx adds a helper that the page lacks. */
function watchChanges(): void {
  window.lastChange = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes)
      for (const node of addedNodes.length > 0 ? addedNodes : [target]) {
        const box = (node instanceof Element ? node : node.parentElement)?.getBoundingClientRect();
        if (box && box.top < innerHeight && box.bottom > 0) window.lastChange = performance.now();
      }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Milliseconds from the navigation to the first paint, and to the last change in view. */
async function measureVisit(page: Page, address: string): Promise<{ paint: number; filled: number }> {
  await page.goto(address);
  await greeting(page).waitFor();
  await page.waitForLoadState('networkidle');
  const times = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    filled: window.lastChange,
  }));
  if (times.filled === 0) throw new Error('No change in view was seen');
  return times;
}

async function benchCustomer(browser: Browser, url: string, customer: string): Promise<void> {
  for (const [name, viewport] of Object.entries(WINDOWS)) {
    const visits: Awaited<ReturnType<typeof measureVisit>>[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const context = await browser.newContext({ viewport });
      await context.request.post(`${url}/login`, { form: { customer }, maxRedirects: 0 });
      const page = await context.newPage();
      await page.addInitScript(watchChanges);
      visits.push(await measureVisit(page, `${url}${BASE_PATH}/account-summary`));
      await context.close();
    }
    const median = (read: (sample: (typeof visits)[number]) => number) => percentile(visits.map(read), 0.5);
    const after = median(({ paint, filled }) => filled - paint);
    const title = `${customer}, ${name}`.padEnd(18);
    console.log(
      `${title} first paint ${median(({ paint }) => paint).toFixed(0)} ms, the last part in view ` +
        `${median(({ filled }) => filled).toFixed(0)} ms; ${after.toFixed(0)} ms after the first paint ` +
        (name === 'desktop'
          ? goals.atMost(`home of ${customer} after its first paint`, after, 1000, ' ms')
          : ''),
    );
  }
}

/** Measures first visits: the time until everything in view on the home is filled. */
export const benchHome = (): Promise<void> =>
  withClient(async (url) => {
    const browser = await chromium.launch({ executablePath: getBrowser(), args: browserArgs });
    try {
      console.log(`\nThe home, a first visit, medians of ${RUNS}`);
      for (const customer of CUSTOMERS) await benchCustomer(browser, url, customer);
    } finally {
      await browser.close();
    }
  });
