import { choose, detailsPath, rows, scrollThrough } from '../support/account-details';
import { expect, test } from '../support/browser/test';

const LONG = `${detailsPath('chequing', 'valeria-negocio')}?period=dates&from_date=2025-01-01&to_date=2026-11-23`;

test.describe('a list of ten thousand movements', () => {
  test('loads once, is searched as a whole and renders only the rows near the viewport', async ({
    page,
    signIn,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (/transactions\?.*limit=500/.test(request.url())) calls.push(request.url());
    });
    await signIn('valeria', LONG);
    await expect(rows(page).first()).toBeVisible();
    const table = page.getByRole('table');
    const count = async () => Number(await table.getAttribute('aria-rowcount')) - 1;
    const search = page.getByLabel('Buscar');

    await test.step('loads all movements in large pages', async () => {
      await search.fill('venta con tarjeta');
      await expect.poll(count).toBeGreaterThan(9000);
      expect(new Set(calls).size).toBe(calls.length);
      expect(calls).toHaveLength(20);
    });
    await test.step('scrolling replaces rows without adding more', async () => {
      const { minimum, maximum, distinct } = await scrollThrough(page);
      expect(minimum).toBeGreaterThan(5);
      expect(maximum).toBeLessThan(80);
      expect(distinct).toBeGreaterThan(300);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(rows(page).last()).toHaveAttribute('aria-rowindex', String((await count()) + 1));
    });
    await test.step('a new search sends no request', async () => {
      await search.fill('renta del local');
      await expect(rows(page).first()).toContainText('renta del local');
      await expect(page.getByRole('status').filter({ hasText: /^\d\d movimientos/ })).toBeVisible();
      await choose(page, 'Abonos');
      await expect(page.getByText('Ningún movimiento coincide')).toBeVisible();
      expect(calls).toHaveLength(20);
    });
  });
});
