import { expectAccessible } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { heading, pressContinue } from '../support/own-transfer';
import { fillProperty, line, PROPERTY } from '../support/taxes';
import { goToReview, signWith, TOKENS } from '../support/third-party';

test('with the tax hub a city tax is paid in the common form and then listed @smoke', async ({
  page,
  bank,
  signIn,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('environment', 'uat');
    localStorage.setItem('taxHub', 'true');
  });
  await signIn('ana', 'hubs/taxes');
  await expect(heading(page, 'Impuestos')).toBeVisible();
  const before = await bank.ledger.balance('ana-nomina');
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Pagar con línea de captura/ }).click();
  await page.getByRole('radio', { name: 'Ciudad de México' }).check();
  await pressContinue(page);
  await line(page).fill(PROPERTY);
  await pressContinue(page);
  await page.getByLabel('Cuenta origen').selectOption('ana-nomina');
  await pressContinue(page);
  // The URL changes before the step is rendered.
  await expect(page.getByLabel('Nombre del contribuyente')).toBeVisible();
  await expect(page).toHaveURL(/\/taxes\/payment-method$/);
  await pressContinue(page);
  await expect(page.getByRole('alert')).toContainText('Nombre del contribuyente: Dato necesario.');
  await fillProperty(page);
  await expectAccessible(page);
  await goToReview(page);
  await page.getByRole('button', { name: 'Pagar $4,256.50 MXN' }).click();
  await signWith(page, TOKENS.ana);
  await expect(heading(page, 'Pago hecho')).toBeFocused();
  await expect(page).toHaveURL(/\/taxes\/receipt\?key=/);
  expect(await bank.ledger.balance('ana-nomina')).toBe(before - 4_256_50);
  await page.goto('taxes/manage');
  await expect(heading(page, 'Administrar impuestos')).toBeVisible();
  await expect(page.getByText('80PR ED26 0001 9856 6208')).toBeVisible();
  await expect(page.getByText(/^Activo desde el/)).toBeVisible();
  await expectAccessible(page);
});
