import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test';
import { hint } from '../support/hints';
import { greeting } from '../support/home';
import { heading, pressContinue } from '../support/own-transfer';
import { CLABE, fidel, field, fillIn, saveButton, sign } from '../support/recipients';
import { chooseRecipient } from '../support/third-party';

const SPEI = 'third-parties/spei';

const question = (page: Page) => page.getByRole('alertdialog', { name: '¿Salir sin terminar?' });
const amount = (page: Page) => field(page, 'Importe');
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

async function fillDraft(page: Page): Promise<void> {
  await amount(page).fill('1234');
  await field(page, 'Concepto').fill('Renta');
}

async function expectDraft(page: Page): Promise<void> {
  await expect(amount(page)).toHaveValue('1,234.00');
  await expect(field(page, 'Concepto')).toHaveValue('Renta');
}

test('visiting the limits keeps the form, and the new limit applies on return', async ({ page, signIn }) => {
  await signIn('ana', SPEI);
  await fillDraft(page);
  await link(page, 'Cambiar mis límites').click();
  await expect(heading(page, 'Límites de operación')).toBeVisible();
  await page.goBack();
  await expectDraft(page);

  await link(page, 'Cambiar mis límites').click();
  await link(page, 'Cambiar límites').click();
  await field(page, 'Otros bancos').fill('1000');
  await pressContinue(page);
  await page.getByRole('button', { name: 'Cambiar 1 límite' }).click();
  await sign(page);
  await link(page, 'Seguir con “Transferir a otro banco”').click();
  await expectDraft(page);
  await chooseRecipient(page, 'Mamá');
  await expect(hint(page, 'Rebasas tu límite de $1,000.00 MXN por operación')).toBeVisible();
});

test('saving a recipient from the form keeps its values and shows when the recipient becomes active', async ({
  page,
  signIn,
}) => {
  await signIn('ana', SPEI);
  await fillDraft(page);
  await link(page, 'Agrega una cuenta').click();
  await fillIn(page, { CLABE, ...fidel });
  await pressContinue(page);
  await sign(page);
  await saveButton(page).click();
  await link(page, 'Seguir con “Transferir a otro banco”').click();
  await expectDraft(page);
  await expect(
    page.getByText('Plomero se activa a las 10:00 horas. Puedes elegir a otra persona.'),
  ).toBeVisible();
  await chooseRecipient(page, 'Mamá');
  await expect(page.getByText('Plomero se activa')).toBeHidden();
});

test('the page asks before a link discards the draft; staying keeps the draft, and Back after leaving restores it', async ({
  page,
  signIn,
}) => {
  await signIn('ana', SPEI);
  await link(page, 'Inicio').click();
  await expect(question(page)).toBeHidden();
  await page.goBack();
  await fillDraft(page);
  await link(page, 'Inicio').click();
  await expect(question(page)).toContainText('No se hizo ningún cargo a tu cuenta.');
  await page.getByRole('button', { name: 'Seguir aquí' }).click();
  await expect(question(page)).toBeHidden();
  await expectDraft(page);
  await link(page, 'Inicio').click();
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(greeting(page)).toBeVisible();

  await test.step('a new form is empty; Back restores the old draft', async () => {
    await page.goBack();
    await expectDraft(page);
    await page.goto('hubs/transfers');
    await link(page, /^A otro banco/).click();
    await expect(amount(page)).toHaveValue('');
  });
});

test('the review asks before Cancelar but not before the sign-out; the browser asks before a reload', async ({
  page,
  signIn,
}) => {
  await signIn('ana', `${SPEI}?from_account=ana-nomina&to_account=ana-mama&amount=100&concept=Renta`);
  await pressContinue(page);
  await expect(heading(page, 'Revisa y confirma')).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Seguir aquí' }).click();
  await expect(heading(page, 'Revisa y confirma')).toBeVisible();
  const dialogTypes: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogTypes.push(dialog.type());
    await dialog.accept();
  });
  await page.reload();
  expect(dialogTypes).toEqual(['beforeunload']);
  await fillDraft(page);
  await link(page, 'Cerrar sesión').click();
  await expect(page).toHaveURL(/logged-out$/);
  expect(dialogTypes).toEqual(['beforeunload']);
});
