import type { Page } from '@playwright/test';
import { GREETING } from '../../web/tests/support/home';
import { BASE_PATH, withPage } from './client';
import { goals } from './goals';
import { ms, percentile } from './measure';

const ROUNDS = 12;
const LIMIT_MS = 100;

const round = [
  ['account-summary', GREETING],
  ['account-summary/details/chequing/ana-nomina', /^Nómina$/],
  ['hubs/transfers', /^¿A quién le envías\?$/],
  ['transfers/history/transactions', /^Transferencias realizadas$/],
] as const;

/** Milliseconds until the page with this heading is painted. */
const move = (page: Page, path: string, heading: RegExp): Promise<number> =>
  page.evaluate(
    async ({ address, title }) => {
      const start = performance.now();
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
      while (!title.test(document.querySelector('h1')?.textContent ?? '')) {
        await new Promise((next) => requestAnimationFrame(next));
      }
      // The next frame starts after this one was painted.
      await new Promise((next) => requestAnimationFrame(next));
      return performance.now() - start;
    },
    { address: `${BASE_PATH}/${path}`, title: heading },
  );

export const benchMoves = (): Promise<void> =>
  withPage('ana', async (page, url) => {
    await page.goto(`${url}${BASE_PATH}/account-summary`, { waitUntil: 'networkidle' });
    const durations = new Map<string, number[]>();
    for (let count = 0; count <= ROUNDS; count += 1) {
      for (const [path, heading] of round) {
        const time = await move(page, path, heading);
        await page.waitForLoadState('networkidle');
        // The first round also fetches code and data.
        if (count > 0) durations.set(path, [...(durations.get(path) ?? []), time]);
      }
    }
    console.log('\nA move to a page that was visited before');
    for (const [path, times] of durations) {
      const middle = percentile(times, 0.5);
      console.log(
        `${path.padEnd(44)} ${ms(middle)} ${goals.atMost(`a move to ${path}`, middle, LIMIT_MS, ' ms')}`,
      );
    }
  });
