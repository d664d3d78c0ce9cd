import type { Page } from '@playwright/test';
import { expect, test } from '../support/dom/journey';

/*
 * A 200 response that violates the contract shows an error with a retry; a list with some invalid rows shows the
 * valid rows.
 */

const respondWith = (page: Page, path: string, json: unknown) =>
  page.route(`**/api/${path}`, (route) => route.fulfill({ json }));
const retry = (page: Page) => page.getByRole('button', { name: 'Reintentar' });

const SUMMARY = 'summary/v2/summary';
const CHEQUE = 'accounts/v2/accounts/ana-nomina';

for (const [description, json] of [
  ['an empty object', {}],
  ['a list', []],
  ['an object without a list', { data: null }],
  ['a list of null', { data: [null] }],
] as const) {
  test(`the home offers a retry when the summary is ${description}`, async ({ page, signIn }) => {
    await respondWith(page, SUMMARY, json);
    await signIn('ana');
    await expect(retry(page)).toBeVisible();
    await expect(page.getByText('Se está cargando la información...')).toHaveCount(0);
    await page.unroute(`**/api/${SUMMARY}`);
    await retry(page).click();
    await expect(page.getByRole('link', { name: /^Nómina/ })).toBeVisible();
  });
}

test('an account whose response violates the contract keeps its URL', async ({ page, baseURL, signIn }) => {
  await respondWith(page, CHEQUE, { data: null });
  const path = 'account-summary/details/chequing/ana-nomina';
  await signIn('ana', path);
  await expect(retry(page).first()).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}${path}`);
  await page.unroute(`**/api/${CHEQUE}`);
  await retry(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nómina' })).toBeVisible();
});

test('a flow without token information keeps its heading and title', async ({ page, signIn }) => {
  await page.route('**/quick-response-code/token/*', (route) => route.fulfill({ json: { secTokenInq: {} } }));
  await signIn('ana', 'hubs/transfers');
  for (const [path, title] of [
    ['third-parties/spei', 'Transferir a otro banco'],
    ['bill-payments/tax-sat', 'Pagar impuestos SAT'],
    ['bill-payments/tax-cdmx', 'Pagar a la Ciudad de México'],
    ['transfers/credits/create-payee/service?merchant=luz-del-altiplano', 'Guardar un servicio'],
    ['transfers/credits/create-payee/mobile-top-up', 'Guardar un celular'],
    ['transfers/recipients/create', 'Agregar una cuenta'],
    ['preauthorized-payments/create', 'Domiciliar un pago'],
    ['settings/web/limits/admin', 'Cambiar límites'],
    ['settings/web/portable-payroll/create', 'Trae tu nómina a Cenzontle'],
  ] as const) {
    await page.goto(path);
    await expect(retry(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`${title} · Cenzontle$`));
  }
});

for (const key of ['a/b', '../../../../api/user', 'x?y=1']) {
  test(`a receipt key ${key} is encoded in its request`, async ({ page, bank, signIn }) => {
    await signIn('ana', `transfers/my-own-accounts/receipt?${new URLSearchParams({ key })}`);
    await expect(page.getByText('No encontramos lo que buscas')).toBeVisible();
    const notFoundCalls = (await bank.requests()).filter(({ status }) => status === 404);
    expect(notFoundCalls.map(({ path }) => path)).toContain(
      `/api/transfers/v1/transfers/${encodeURIComponent(key)}/receipt`,
    );
  });
}

/** Removes a field from the first row of each response. */
const breakFirstRow = (
  page: Page,
  path: string,
  field: string,
  list: (json: ListBody) => object[] = ({ data }) => data,
) =>
  page.route(`**/api/${path}`, async (route) => {
    const response = await route.fetch();
    const json = JSON.parse(await response.text());
    Reflect.deleteProperty(list(json)[0] ?? {}, field);
    await route.fulfill({ response, json });
  });
type ListBody = { data: (object & { accounts: object[] })[] };

const note = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('a recipient that violates the contract is counted, and the others are listed', async ({
  page,
  signIn,
}) => {
  await breakFirstRow(page, 'third-parties-recipients/v1/transfers/third-parties/recipients*', 'alias');
  await signIn('ana', 'hubs/transfers');
  await expect(note(page, 'No pudimos mostrar 1 registro.')).toContainText(
    'Código de error: CLIENT_MALFORMED',
  );
  await expect(page.getByRole('button', { name: /^Editar/ })).not.toHaveCount(0);
});

test('a movement that violates the contract is counted, and no day has a total', async ({ page, signIn }) => {
  const path = 'account-summary/details/chequing/ana-nomina';
  await signIn('ana', path);
  const dayTotal = page.getByText(/Total del día/);
  await expect(dayTotal).not.toHaveCount(0);
  await breakFirstRow(page, `${CHEQUE}/transactions*`, 'key');
  await page.goto(path);
  await expect(note(page, 'No pudimos mostrar 1 movimiento.')).toBeVisible();
  await expect(dayTotal).toHaveCount(0);
});

test('the home counts an account that violates the contract, and shows no total balance', async ({
  page,
  signIn,
}) => {
  await breakFirstRow(page, SUMMARY, 'displayId', ({ data }) => data[0]?.accounts ?? []);
  await signIn('ana');
  await expect(note(page, 'No pudimos mostrar 1 cuenta.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Resumen' })).toContainText('Tienes en pesos');
  await expect(page.getByRole('region', { name: 'Resumen' })).not.toContainText('$');
  await page.goto('settings/statements/account');
  await expect(note(page, 'No pudimos mostrar 1 cuenta.')).toBeVisible();
});
