import type { Page } from '@playwright/test';
import { customerPages, openPage } from './support/pages';
import { expect, test } from './support/test';

/** What a page may jump while it comes: a fifth of what is reckoned good. */
const MOST = 0.02;

const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ total: number; of: string[] }>((resolve) => {
        let total = 0;
        const of: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (!('value' in entry) || typeof entry.value !== 'number') continue;
            total += entry.value;
            const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
            of.push(
              ...sources.map(
                ({ node, previousRect: from, currentRect: to }) =>
                  `${entry.value} ${node?.nodeName} ${node?.textContent?.slice(0, 40)}: ${from.y}+${from.height} to ${to.y}+${to.height}`,
              ),
            );
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // What was buffered is told in a turn of its own.
        setTimeout(() => resolve({ total, of }), 100);
      }),
  );

/** Forms and lists that no other test of pages opens. */
const more = [
  ['third-parties/same-bank', 'Transferir a cuentas Cenzontle'],
  ['account-summary/details/loan/ana-prestamo', 'Crédito Personal'],
] as const;

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const) {
  test(`at ${width} px every page comes without a jump from a slow bank`, async ({ page, bank, signIn }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await signIn('ana', 'nada');
    await bank.fault({ match: { path: '/' }, then: { delayMs: 300 } });
    for (const known of [...customerPages, ...more])
      await test.step(known[0], async () => {
        await openPage(page, known);
        await page.waitForLoadState('networkidle');
        const { total, of } = await shifts(page);
        expect.soft(total, `${known[0]}\n${of.join('\n')}`).toBeLessThanOrEqual(MOST);
      });
  });
}
