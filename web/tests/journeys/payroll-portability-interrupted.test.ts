import type { Page } from '@playwright/test';
import type { Bank } from '#bank/package/sandbox';
import { DELAY_MS, expect, step, test } from '../support/dom/journey';
import { heading, pressContinue } from '../support/own-transfer';
import {
  ADMIN,
  CONFIRMATIONS,
  CREATE,
  clabes,
  consentBox,
  fill,
  goToReview,
  numberField,
  PORTABILITY,
  request,
  requestButton,
  stages,
} from '../support/payroll-portability';
import { field } from '../support/recipients';
import { signWith, TOKENS } from '../support/third-party';

const countConfirmations = async (bank: Bank) =>
  (await bank.requests()).filter(({ path }) => path.includes(CONFIRMATIONS)).length;

async function goToTokenDialog(page: Page): Promise<void> {
  await goToReview(page);
  await requestButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Firma la solicitud' })).toBeVisible();
}

test('Back and Forward keep the form, a reload empties it, and nothing is sent', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', CREATE);
  await goToReview(page);
  await page.goBack();
  await expect(numberField(page)).toHaveValue('012 180 01548872365 3');
  await expect(consentBox(page)).toBeChecked();
  await page.goForward();
  await expect(requestButton(page)).toBeVisible();
  expect(await countConfirmations(bank)).toBe(0);

  await step('Back and Escape close the token dialog', async () => {
    await requestButton(page).click();
    await expect(page.getByLabel('Clave de seguridad')).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await requestButton(page).click();
    await expect(page.getByLabel('Clave de seguridad')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(requestButton(page)).toBeFocused();
  });

  await step('a reload of the review restarts at the form', async () => {
    await page.reload();
    await expect(page).toHaveURL(/\/portable-payroll\/create$/);
    await expect(numberField(page)).toHaveValue('');
  });
  await page.goto(PORTABILITY);
  await expect(request(page)).toHaveCount(1);
});

test('a double click sends one request', async ({ page, bank, signIn }) => {
  await signIn('ana', CREATE);
  await goToReview(page);
  await bank.fault.rule({ match: { path: CONFIRMATIONS }, times: 1, then: { delayMs: DELAY_MS } });
  await requestButton(page).dblclick();
  await expect(page.getByRole('dialog', { name: 'Firma la solicitud' })).toBeVisible();
  expect(await countConfirmations(bank)).toBe(1);
  await signWith(page, TOKENS.ana);
  await expect(heading(page, 'Portabilidad solicitada')).toBeVisible();
  await page.goto(PORTABILITY);
  await expect(request(page)).toHaveCount(2);
});

test('looks up a lost response: creates once and shows the receipt', async ({ page, bank, signIn }) => {
  await signIn('ana', CREATE);
  await goToTokenDialog(page);
  await bank.fault.rule({ match: { path: CONFIRMATIONS }, times: 1, then: { kind: 'drop-after-commit' } });
  await signWith(page, TOKENS.ana);
  await expect(heading(page, 'Portabilidad solicitada')).toBeVisible();
  await page.goto(PORTABILITY);
  await expect(request(page)).toHaveCount(2);
});

test('a request that was not delivered shows an error and can be sent again unchanged', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', CREATE);
  await goToTokenDialog(page);
  await bank.fault.rule({ match: { path: CONFIRMATIONS }, times: 1, then: { kind: 'drop-before' } });
  await signWith(page, TOKENS.ana);
  await expect(page.getByText('No recibimos la respuesta del banco')).toBeVisible();
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(heading(page, 'Portabilidad solicitada')).toBeVisible();
});

test('looks up a cancellation whose response is lost', async ({ page, bank, signIn }) => {
  await signIn('ana', ADMIN);
  await pressContinue(page);
  await expect(page.getByRole('button', { name: 'Cancelar solicitud' })).toBeVisible();
  await bank.fault.rule({ match: { method: 'PUT' }, times: 1, then: { kind: 'drop-after-commit' } });
  await page.getByRole('button', { name: 'Cancelar solicitud' }).click();
  await expect(heading(page, 'Portabilidad cancelada')).toBeVisible();
});

test('a request answered meanwhile cannot be cancelled', async ({ page, bank, signIn }) => {
  await signIn('ana', ADMIN);
  await pressContinue(page);
  await expect(heading(page, 'Revisa y confirma')).toBeVisible();
  await bank.fixture('payroll-portability.answered', 'ana', { request: 'ana-portabilidad' });
  await page.getByRole('button', { name: 'Cancelar solicitud' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Esta operación ya no se puede cancelar');
  await expect(dialog).toContainText('La solicitud sigue como estaba.');
});

test('shows an error with a retry when the list fails to load', async ({ page, bank, signIn }) => {
  await bank.fault.rule({
    match: { method: 'GET', path: '/payroll/portability' },
    times: 1,
    then: { code: 'CZ_UNAVAILABLE' },
  });
  await signIn('ana', PORTABILITY);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(request(page)).toBeVisible();
});

test('shows that a token or an account is missing', async ({ page, signIn }) => {
  await signIn('diego', CREATE);
  await expect(heading(page, 'Necesitas un token')).toBeVisible();
  await signIn('elena', CREATE);
  await expect(heading(page, 'Necesitas una cuenta de cheques')).toBeVisible();
});

test('keeps the form when leaving it with Back', async ({ page, signIn }) => {
  await signIn('ana', PORTABILITY);
  await page.getByRole('link', { name: 'Pedir portabilidad' }).click();
  await fill(page, clabes.late);
  await page.goBack();
  await expect(request(page)).toBeVisible();
  await page.goForward();
  await expect(numberField(page)).toHaveValue('012 180 00000009911 0');
  await expect(field(page, 'Año')).toHaveValue('1991');
});

test('later steps opened directly redirect to the start', async ({ page, signIn }) => {
  await signIn('ana', `${CREATE}/confirm`);
  for (const [path, url] of [
    ['create/confirm', /\/portable-payroll\/create$/],
    ['create/receipt', /\/portable-payroll\/create$/],
    ['admin/confirm', /\/portable-payroll\/admin$/],
    ['admin/receipt', /\/portable-payroll\/admin$/],
    ['confirm', /\/portable-payroll$/],
    ['receipt', /\/portable-payroll$/],
    ['receipt/confirm', /\/portable-payroll$/],
    ['receipt/receipt', /\/portable-payroll$/],
  ] as const) {
    await page.goto(`${PORTABILITY}/${path}`);
    await expect(page).toHaveURL(url);
  }
});

test('accepts a response without optional accounts, history and reasons', async ({ page, bank, signIn }) => {
  await bank.fixture('payroll-portability.answered', 'ana', {
    request: 'ana-portabilidad',
    reason: 'La cuenta está cancelada.',
  });
  const optional = /"(accounts|history)":\[[^\]]*\],?|"rejectionReason":"[^"]*",?/g;
  await page.route(/\/payroll\/portability(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const body: { accounts?: unknown; data?: object[] } = await response.json();
    const { accounts: _, ...rest } = body;
    const text = JSON.stringify(rest).replace(optional, '').replaceAll(',}', '}');
    await route.fulfill({ response, body: text, contentType: 'application/json' });
  });
  await signIn('ana', PORTABILITY);
  await expect(stages(page).last()).toHaveText(
    'Rechazadalun 23 nov 2026Tu sueldo sigue llegando como hasta ahora.',
  );
  await page.goto(CREATE);
  await goToReview(page);
  await expect(requestButton(page)).toBeVisible();
});
