import { factValue, rows } from '../support/account-details';
import { expect, step, test } from '../support/dom/journey';
import { dialog } from '../support/easy-payment';
import { openTile, section } from '../support/home';
import { FORM, fill, heading, pressContinue } from '../support/own-transfer';

test('money taken from a credit is shown as borrowed, and the receipt shows the new debt', async ({
  page,
  signIn,
}) => {
  await signIn('ana', FORM);
  await fill(page, { from: 'ana-linea', to: 'ana-nomina', amount: '2000' });
  await pressContinue(page);
  await expect(page.getByText(/^Sale de tu crédito\. Se hace en cuanto confirmas/)).toBeVisible();
  await page.getByRole('button', { name: /^Transferir \$/ }).click();
  await expect(page.getByText('Debes $13,380.24 MXN en Línea Cenzontle.')).toBeVisible();
});

/** The line owes $11,380.24; the payment exceeds it by this amount. */
const CREDIT_BALANCE = 'Tienes $8,619.76 MXN a favor';

test('forms, receipts, the home and the movements show the credit balance of an overpaid credit', async ({
  page,
  signIn,
}) => {
  await signIn('ana', FORM);
  await fill(page, { to: 'ana-linea', amount: '20000' });
  await pressContinue(page);
  await expect(heading(page, 'Revisa y confirma')).toBeVisible();
  await page.getByRole('button', { name: /^Transferir \$/ }).click();
  await expect(page.getByText('Tienes $28,315.62 MXN en Nómina.')).toBeVisible();

  await step('in the account selector and below it', async () => {
    await page.goto(FORM);
    await fill(page, { from: 'ana-linea', to: 'ana-nomina', amount: '2000' });
    await expect(page.getByLabel('Cuenta origen')).toHaveValue('ana-linea');
    await expect(page.getByLabel('Cuenta origen').locator('option[value=ana-linea]')).toHaveText(
      'Línea Cenzontle •••• 5508 · tienes $8,619.76 MXN a favor',
    );
    await expect(page.getByText(CREDIT_BALANCE, { exact: true })).toBeVisible();
  });

  await step('in the review, as the source of the money', async () => {
    await pressContinue(page);
    await expect(heading(page, 'Revisa y confirma')).toBeVisible();
    await expect(page.getByText(/^Sale de tu saldo a favor\. Se hace en cuanto confirmas/)).toBeVisible();
    await page.getByRole('link', { name: 'Cambiar Importe' }).click();
    await page.getByLabel('Importe').fill('9000');
    await pressContinue(page);
    await expect(page.getByText(/^Sale de tu crédito\. Se hace en cuanto confirmas/)).toBeVisible();
  });

  await step('on the receipt', async () => {
    await page.goBack();
    await page.getByLabel('Importe').fill('2000');
    await pressContinue(page);
    await page.getByRole('button', { name: /^Transferir \$/ }).click();
    await expect(page.getByText('Tienes $6,619.76 MXN a favor en Línea Cenzontle.')).toBeVisible();
  });

  await step('on the home', async () => {
    await page.goto('account-summary');
    const line = section(page, 'Líneas de crédito');
    await openTile(page, 'Créditos');
    await expect(line).toContainText('$6,619.76 MXN');
    await expect(line).toContainText('Saldo a favor');
    await expect(line).not.toContainText(/Debes|−/);
  });

  await step('in its movements and their details', async () => {
    await page.goto('account-summary/details/line-of-credit/ana-linea');
    const [newest, previous] = [rows(page).first(), rows(page).nth(1)];
    await expect(newest.locator('[data-area=balance]')).toHaveText('$6,619.76 a favor');
    await expect(previous.locator('[data-area=balance]')).toHaveText('$8,619.76 a favor');
    await newest.click();
    await expect(factValue(page, 'Saldo después')).toHaveText('$6,619.76 a favor');
    await page.keyboard.press('Escape');
  });

  await step('in the payment dialog', async () => {
    await page.getByRole('button', { name: 'Pagar tarjeta' }).click();
    await dialog(page).getByLabel('Importe').fill('10');
    await expect(dialog(page)).toContainText(
      'Tienes $6,619.76 MXN a favor. Los $10.00 MXN de más quedarán como saldo a favor.',
    );
  });
});
