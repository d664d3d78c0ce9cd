import type { Page } from '@playwright/test';
import { expect, test } from '../support/dom/journey';

/* Analytics records the pages that the client shows, not the URLs that it opens, and no keys from URLs. */

const recordedEvents = (page: Page) => page.evaluate(() => window.dataLayer ?? []);
const viewsOf = async (page: Page) =>
  (await recordedEvents(page)).filter(({ event }) => event === 'page_view');

const FORM = {
  event: 'page_view',
  page: '/third-parties/spei',
  name: 'Transferencia a otro banco | Capturar datos',
  step: 'Capturar datos',
};

for (const step of ['receipt', 'confirm']) {
  test(`opening the step ${step} directly records only the form shown instead`, async ({ page, signIn }) => {
    await signIn('ana', `third-parties/spei/${step}`);
    await expect(page).toHaveURL(/\/third-parties\/spei$/);
    await expect(page.getByLabel('Cuenta origen')).toBeVisible();
    expect(await recordedEvents(page)).toEqual([FORM]);
  });
}

test('a missing receipt records an error and no success', async ({ page, signIn }) => {
  await signIn('ana', 'third-parties/spei/receipt?key=nada');
  await expect(page.getByText('No encontramos lo que buscas')).toBeVisible();
  expect(await recordedEvents(page)).toEqual([
    { event: 'error', page: '/third-parties/spei', step: 'Error', code: 'CZ_NOT_FOUND' },
  ]);
});

test('an unknown URL records a generic page view without its path', async ({ page, signIn }) => {
  for (const path of ['third-parties/spei/juan', 'transfers/history/1234567890123456', 'no-existe/4821']) {
    await signIn('ana', path);
    await expect(page.getByRole('heading', { level: 1, name: 'Página no encontrada.' })).toBeVisible();
    await expect.poll(() => viewsOf(page)).toEqual([{ event: 'page_view', page: '*' }]);
    expect(JSON.stringify(await recordedEvents(page))).not.toMatch(/juan|\d{4}/);
  }
});

test('a redirect records only its target page', async ({ page, signIn }) => {
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
