import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test';

/* Analytics is told of what the customer saw: not of what an address asks for, nor of any key in it. */

const told = (page: Page) => page.evaluate(() => window.dataLayer ?? []);
const viewsOf = async (page: Page) => (await told(page)).filter(({ event }) => event === 'page_view');

test('an address that leads nowhere is nowhere, whatever was typed', async ({ page, signIn }) => {
  for (const path of ['third-parties/spei/juan', 'transfers/history/1234567890123456', 'no-existe/4821']) {
    await signIn('ana', path);
    await expect(page.getByRole('heading', { level: 1, name: 'Página no encontrada.' })).toBeVisible();
    await expect.poll(() => viewsOf(page)).toEqual([{ event: 'page_view', page: '*' }]);
    expect(JSON.stringify(await told(page))).not.toMatch(/juan|\d{4}/);
  }
});

test('who is led elsewhere has seen only where', async ({ page, signIn }) => {
  await signIn('elena', 'third-parties/spei');
  await expect(page).toHaveURL(/\/verification\/no-debit-account$/);
  await expect
    .poll(() => viewsOf(page))
    .toEqual([{ event: 'page_view', page: expect.stringMatching(/^\/verification/) }]);
  await signIn('ana', 'account-summary/details/loan/ana-nomina');
  await expect(page.getByRole('heading', { level: 1, name: 'Nómina' })).toBeVisible();
  await expect
    .poll(() => viewsOf(page))
    .toEqual([{ event: 'page_view', page: '/account-summary/details/chequing/:key' }]);
});
