import type { Page } from '@playwright/test';
import { expect, test } from '../support/dom/journey';

/* A 200 that is not what the contract promises is an error that says so, with another try. */

const answers = (page: Page, path: string, json: unknown) =>
  page.route(`**/api/${path}`, (route) => route.fulfill({ json }));
const retry = (page: Page) => page.getByRole('button', { name: 'Reintentar' });

const SUMMARY = 'summary/v2/summary';
const CHEQUE = 'accounts/v2/accounts/ana-nomina';

for (const [what, json] of [
  ['an empty object', {}],
  ['a list', []],
  ['nothing', { data: null }],
  ['a list of nothing', { data: [null] }],
] as const) {
  test(`the summary: ${what}`, async ({ page, signIn }) => {
    await answers(page, SUMMARY, json);
    await signIn('ana');
    await expect(retry(page)).toBeVisible();
    await expect(page.getByText('Se está cargando la información...')).toHaveCount(0);
    await page.unroute(`**/api/${SUMMARY}`);
    await retry(page).click();
    await expect(page.getByRole('link', { name: /^Nómina/ })).toBeVisible();
  });
}

test('an account without its type stays at its address', async ({ page, baseURL, signIn }) => {
  await answers(page, CHEQUE, { data: null });
  const address = 'account-summary/details/chequing/ana-nomina';
  await signIn('ana', address);
  await expect(retry(page).first()).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}${address}`);
  await page.unroute(`**/api/${CHEQUE}`);
  await retry(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nómina' })).toBeVisible();
});

for (const key of ['a/b', '../../../../api/user', 'x?y=1']) {
  test(`a receipt named ${key} is asked for at its own address`, async ({ page, bank, signIn }) => {
    await signIn('ana', `transfers/my-own-accounts/receipt?${new URLSearchParams({ key })}`);
    await expect(page.getByText('No encontramos lo que buscas')).toBeVisible();
    const asked = (await bank.requests()).filter(({ status }) => status === 404);
    expect(asked.map(({ path }) => path)).toContain(
      `/api/transfers/v1/transfers/${encodeURIComponent(key)}/receipt`,
    );
  });
}
