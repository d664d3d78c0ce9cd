import type { Page } from '@playwright/test';
import { next } from './support/own-transfer';
import { fidel, field, fillIn } from './support/recipients';
import { expect, test } from './support/test';

const LOAN = 'account-summary/details/loan/ana-prestamo';

const loan = { 'Sucursal (opcional)': '180', 'Número de crédito': '1234567', ...fidel };

const dialog = (page: Page) => page.getByRole('dialog');
const payLoan = (page: Page) => page.getByRole('button', { name: 'Pagar préstamo' });

const escapeThrice = async (page: Page) => {
  for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
};

async function fillLoanPayment(page: Page): Promise<void> {
  await payLoan(page).click();
  await dialog(page).getByLabel('Importe').fill('10');
  await dialog(page).getByLabel('Cuenta origen').selectOption('ana-nomina');
}

test('Escape three times: what is left by its own button alone stays open, and the button still works', async ({
  page,
  signIn,
}) => {
  await signIn('ana', LOAN);
  await payLoan(page).click();
  await expect(dialog(page)).toBeVisible();
  await escapeThrice(page);
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog(page)).toBeHidden();
  await payLoan(page).click();
  await expect(dialog(page)).toBeVisible();
});

test('while money is on its way neither Escape nor Back closes its dialog, and the receipt is shown', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', LOAN);
  await fillLoanPayment(page);
  const before = await bank.balance('ana-nomina');
  await bank.fault({ match: { path: '/execute' }, times: 1, then: { delayMs: 2500 } });
  await dialog(page)
    .getByRole('button', { name: /^Pagar/ })
    .click();
  await escapeThrice(page);
  await page.goBack();
  await expect(dialog(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pago exitoso' })).toBeVisible();
  expect(await bank.balance('ana-nomina')).toBe(before - 10);
  await expect(page).toHaveURL(new RegExp(`${LOAN}$`));
});

test('Back closes a sheet and stays on the page, what was typed is there, and the next Back leaves', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('ana', 'hubs/transfers');
  await page.getByRole('link', { name: 'Agregar un crédito' }).click();
  await fillIn(page, loan);
  await next(page);
  await expect(dialog(page)).toContainText('Firma para guardar');
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/credits\/create$/);
  await expect(field(page, 'Alias')).toHaveValue('Plomero');
  await page.goBack();
  await expect(page).toHaveURL(/hubs\/transfers$/);
});

test('a page that was left from a dialog has no second entry, and a reload closes the dialog’s', async ({
  page,
  signIn,
}) => {
  await signIn('ana', 'hubs/transfers');
  await page
    .getByRole('button', { name: /^Editar/ })
    .first()
    .click();
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('link', { name: /^A otro banco/ }).click();
  await page.goBack();
  await expect(page).toHaveURL(/hubs\/transfers$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/hubs\/transfers$/);
});
