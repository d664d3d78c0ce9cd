import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test';
import { HISTORY, rows } from '../support/history';
import { greeting } from '../support/home';
import { heading } from '../support/own-transfer';

/** Electronic payment receipts (CEP) are the central bank's pages, which the fake bank simulates. */
const CEP_PATH = '/__bank/cep/';

/** Returns links and resources of this site outside of the base path. */
const findStrays = (page: Page, base: string): Promise<string[]> =>
  page.evaluate(
    ({ start, proofs }) =>
      [...document.querySelectorAll('[href], [src]')]
        .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
        .filter((address) => !address.startsWith('#'))
        .map((address) => new URL(address, location.href))
        .filter(({ origin, pathname }) => origin === location.origin && !pathname.startsWith(start))
        .filter(({ pathname }) => !pathname.startsWith(proofs))
        .map(({ pathname }) => pathname),
    { start: base, proofs: CEP_PATH },
  );

test('every link, request and redirect stays under the base path, from sign-in to sign-out @base', async ({
  page,
  bank,
  baseURL,
}) => {
  expect(bank.id).toBeTruthy();
  const { origin, pathname: base } = new URL(baseURL ?? '');
  const strays: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/(api|login)(\/|$)/.test(pathname) && !pathname.startsWith(base)) strays.push(pathname);
  });

  await page.goto(HISTORY);
  await expect(page).toHaveURL(/\/login\?continue=/);
  strays.length = 0;
  await page.getByRole('button', { name: 'Ana Lucía Herrera' }).click();
  await expect(page).toHaveURL(`${origin}${base}${HISTORY}`);
  await expect(rows(page)).toHaveCount(30);
  expect(await findStrays(page, base)).toEqual([]);

  await page.getByRole('link', { name: 'Inicio' }).click();
  await expect(page).toHaveURL(`${origin}${base}account-summary`);
  await expect(greeting(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Mis cuentas' })).toBeVisible();
  expect(await findStrays(page, base)).toEqual([]);

  await page.goto('transfers/my-own-accounts/receipt?key=nada');
  await page.goto('settings/statements/fiscal');
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Configuración' })).toBeVisible();
  expect(await findStrays(page, base)).toEqual([]);

  await page.goto('');
  await expect(page).toHaveURL(`${origin}${base}account-summary`);
  await page.goto('nada');
  await expect(heading(page, 'Página no encontrada.')).toBeVisible();
  expect(await findStrays(page, base)).toEqual([]);

  await page.getByRole('link', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(`${origin}${base}logged-out`);
  expect(await findStrays(page, base)).toEqual([]);
  expect(strays).toEqual([]);
  await page
    .getByRole('link', { name: /Iniciar sesión/ })
    .or(page.getByRole('button', { name: /Iniciar sesión/ }))
    .click();
  await expect(page).toHaveURL(/\/login/);
});
