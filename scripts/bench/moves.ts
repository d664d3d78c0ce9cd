import { chromium, type Page } from '@playwright/test';
import { startBank } from '../../fake-bank/main';
import { browserArgs, findBrowser } from '../browser';
import { ensureBuild } from '../build';
import { ms, percentile } from './measure';

const BASE_PATH = '/banca';
const ROUNDS = 12;
const LIMIT_MS = 100;

/** Pages and their headings, as a customer goes round. */
const round = [
  ['account-summary', 'Mis cuentas'],
  ['account-summary/details/chequing/ana-nomina', 'Nómina'],
  ['hubs/transfers', 'Transferencias'],
  ['transfers/history/transactions', 'Transferencias realizadas'],
] as const;

/** Milliseconds from the customer's gesture until the page with this heading is painted. */
const move = (page: Page, path: string, heading: string): Promise<number> =>
  page.evaluate(
    async ({ address, text }) => {
      const start = performance.now();
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
      while (document.querySelector('h1')?.textContent !== text) {
        await new Promise((next) => requestAnimationFrame(next));
      }
      // The next frame begins when this one has been painted.
      await new Promise((next) => requestAnimationFrame(next));
      return performance.now() - start;
    },
    { address: `${BASE_PATH}/${path}`, text: heading },
  );

/** How long a move between two pages takes that were visited before: the median of some rounds. */
export async function benchMoves(): Promise<void> {
  const webFolder = await ensureBuild(BASE_PATH);
  const bank = await startBank({ port: 0, host: '127.0.0.1', basePath: BASE_PATH, webFolder });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await context.request.post(`${bank.url}/login`, { form: { customer: 'ana' }, maxRedirects: 0 });
    const page = await context.newPage();
    await page.goto(`${bank.url}${BASE_PATH}/account-summary`, { waitUntil: 'networkidle' });
    const taken = new Map<string, number[]>();
    for (let count = 0; count <= ROUNDS; count += 1) {
      for (const [path, heading] of round) {
        const time = await move(page, path, heading);
        await page.waitForLoadState('networkidle');
        // In the first round a page's code and data are fetched.
        if (count > 0) taken.set(heading, [...(taken.get(heading) ?? []), time]);
      }
    }
    console.log('\nA move to a page that was visited before');
    for (const [heading, times] of taken) {
      console.log(`${heading.padEnd(26)} ${ms(percentile(times, 0.5))} (limit ${LIMIT_MS} ms)`);
    }
  } finally {
    await browser.close();
    await bank.stop();
  }
}
