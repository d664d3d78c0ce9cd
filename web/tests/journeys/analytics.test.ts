import type { Page } from '@playwright/test';
import { expect, test } from '../support/dom/journey';

/* Analytics is told of what the customer saw: not of what an address asks for, nor of any key in it. */

const told = (page: Page) => page.evaluate(() => window.dataLayer ?? []);

const FORM = {
  event: 'page_view',
  page: '/third-parties/spei',
  name: 'Transferencia a otro banco | Capturar datos',
  step: 'Capturar datos',
};

for (const step of ['receipt', 'confirm']) {
  test(`the step ${step}, not reached: the form that is shown instead, alone`, async ({ page, signIn }) => {
    await signIn('ana', `third-parties/spei/${step}`);
    await expect(page).toHaveURL(/\/third-parties\/spei$/);
    await expect(page.getByLabel('Cuenta origen')).toBeVisible();
    expect(await told(page)).toEqual([FORM]);
  });
}

test('a receipt that is not there is an error and no success', async ({ page, signIn }) => {
  await signIn('ana', 'third-parties/spei/receipt?key=nada');
  await expect(page.getByText('No encontramos lo que buscas')).toBeVisible();
  expect(await told(page)).toEqual([
    { event: 'error', page: '/third-parties/spei', step: 'Error', code: 'CZ_NOT_FOUND' },
  ]);
});
