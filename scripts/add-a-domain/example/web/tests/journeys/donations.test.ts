import { detailsPath, rows } from '../support/account-details';
import { expect, test } from '../support/dom/journey';
import { heading, shownValue } from '../support/own-transfer';
import { field, option } from '../support/search';
import { sendSigned } from '../support/third-party';

test('a donation is found by search, signed and charged, and found again in activity log and movements', async ({
  page,
  bank,
  signIn,
}) => {
  const before = await bank.ledger.balance('ana-nomina');
  await signIn('ana', 'search');
  await field(page).fill('donar');
  await option(page, /^Hacer un donativo/).click();
  await page.getByLabel('Organización').selectOption('lluvia-limpia');
  await page.getByLabel('Importe').fill('250.50');
  await page.getByLabel('Cuenta origen').selectOption('ana-nomina');
  await sendSigned(page, 'Donar $250.50 MXN', 'Donativo hecho');
  await expect(shownValue(page, 'Organización')).toHaveText('Lluvia Limpia, A.C.');
  expect(await bank.ledger.balance('ana-nomina')).toBe(before - 250_50);
  await page.goto('settings/activity-log');
  await expect(page.getByText(/^Donativo a Lluvia Limpia, A\.C\./).first()).toBeVisible();
  await page.goto(detailsPath('chequing', 'ana-nomina'));
  await rows(page).filter({ hasText: 'Donativo a Lluvia Limpia' }).click();
  await expect(shownValue(page, 'Organización')).toHaveText('Lluvia Limpia, A.C.');
  await page.getByRole('link', { name: 'Ver comprobante' }).click();
  await heading(page, 'Donativo hecho').waitFor();
});

test('the hub links to the form, which is checked before any request', async ({ page, bank, signIn }) => {
  await signIn('ana', 'hubs/payments');
  await page.getByRole('link', { name: /^Donativos/ }).click();
  await heading(page, 'Hacer un donativo').waitFor();
  await page.getByLabel('Importe').fill('9.99');
  await page.getByRole('button', { name: 'Continuar' }).click();
  for (const message of ['Elige una organización.', 'Escribe $10.00 MXN o más.'])
    await expect(page.getByRole('alert')).toContainText(message);
  expect((await bank.requests()).filter(({ path }) => path.endsWith('/validations'))).toEqual([]);
});
