import type { Page } from '@playwright/test';
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

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });
    for (const [path, last] of [
      ['account-summary', 'Inversión Cuenta Única'],
      ['account-summary/details/chequing/ana-nomina', 'Movimientos'],
      ['account-summary/details/credit-card/ana-tarjeta', 'Movimientos'],
      ['transfers/history/transactions', 'Ver más'],
      ['hubs/transfers', 'Mis cuentas guardadas'],
      ['settings/web/limits', 'Ahorro programado'],
    ] as const) {
      test(`${path} comes without a jump from a slow bank`, async ({ page, bank, signIn }) => {
        await signIn('ana', 'nada');
        await bank.fault({ match: { path: '/' }, times: 6, then: { delayMs: 600 } });
        await page.goto(path);
        await expect(page.getByText(last).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        const { total, of } = await shifts(page);
        expect(total, of.join('\n')).toBeLessThanOrEqual(MOST);
      });
    }
  });
}
