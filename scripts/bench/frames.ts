import type { Browser, Page } from '@playwright/test';
import * as z from 'zod/mini';
import { addDays, bankDate } from '#contract/domain/dates';
import { BASE_PATH, withPage } from './client';
import { goals } from './goals';
import { ms, percentile } from './measure';

const ROUNDS = 5;
const LIMIT_MS = 50;
const SEARCHES = ['spei', 'harinas', 'venta con tarjeta', '1,2'];

const today = bankDate(Date.now());
const YEAR = new URLSearchParams({ period: 'dates', from_date: addDays(today, -370), to_date: today });
const LIST = `${BASE_PATH}/account-summary/details/chequing/valeria-negocio?${YEAR}&kind=credits`;

const Trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      /** CPU time in microseconds, independent of other load. */
      tdur: z.optional(z.number()),
      args: z.object({ name: z.optional(z.unknown()) }),
    }),
  ),
});

async function longestTask(browser: Browser, page: Page, perform: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await perform();
  const { traceEvents } = Trace.parse(JSON.parse((await browser.stopTracing()).toString()));
  const threadOf = ({ pid, tid }: { pid: number; tid: number }) => `${pid} ${tid}`;
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = traceEvents.filter((event) => main.has(threadOf(event)) && event.name.endsWith('RunTask'));
  if (tasks.length === 0) throw new Error('the trace tells of no tasks');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

const gestures: Record<string, (page: Page) => Promise<void>> = {
  'searched, key by key': async (page) => {
    for (const search of SEARCHES) {
      await page.getByLabel('Buscar').fill('');
      await page.getByLabel('Buscar').pressSequentially(search, { delay: 40 });
    }
    await page.getByLabel('Buscar').fill('');
  },
  'searched from the header': async (page) => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Busca / })
      .click();
    const field = page.getByRole('combobox', { name: /^Busca / });
    await field.fill('venta');
    await page.getByText(/más recientes de/).waitFor();
    for (const search of SEARCHES) {
      await field.fill('');
      await field.pressSequentially(search, { delay: 40 });
    }
    await page.keyboard.press('Escape');
  },
  'filtered by kind': async (page) => {
    for (const kind of ['Cargos', 'Abonos']) await page.getByRole('radio', { name: kind }).check();
  },
  'scrolled from end to end': (page) =>
    page.evaluate(async () => {
      for (const pixels of [180, 900, 5000, -900]) {
        for (let step = 0; step < 60; step += 1) {
          window.scrollBy(0, pixels);
          await new Promise((painted) => requestAnimationFrame(painted));
        }
      }
      window.scrollTo(0, 0);
    }),
};

/** Medians of the longest main-thread task, which blocks rendering. */
export const benchFrames = (): Promise<void> =>
  withPage('valeria', async (page, url, browser) => {
    await page.goto(url + LIST, { waitUntil: 'networkidle' });
    await page.getByRole('row').nth(1).waitFor();
    console.log('\nTen thousand movements, the longest task while the list is');
    for (const [name, perform] of Object.entries(gestures)) {
      const longest: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        longest.push(await longestTask(browser, page, () => perform(page)));
      }
      const middle = percentile(longest, 0.5);
      console.log(
        `${name.padEnd(26)} ${ms(middle)} ${goals.atMost(`the longest task while a list is ${name}`, middle, LIMIT_MS, ' ms')}`,
      );
    }
  });
