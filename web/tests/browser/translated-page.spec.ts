import { choose, rows } from '../support/account-details';
import { expect, test } from '../support/browser/test';
import { amount, CARD, clickButton, dialog, payableAmount, payButton, source } from '../support/easy-payment';
import { FORM, fill, heading, pressContinue, sendButton, shownValue } from '../support/own-transfer';
import { translatePage } from '../support/translated';

test('a page translated by the browser keeps working: transfer, list, dialog and hidden balances', async ({
  page,
  bank,
  signIn,
}) => {
  const before = await bank.ledger.balance('ana-nomina');

  await test.step('the form keeps the typed values and money moves once', async () => {
    await signIn('ana', FORM);
    await fill(page, { amount: '12.50' });
    await page.evaluate(translatePage);
    await page.getByLabel('Importe').fill('1250');
    const liveSummary = page.getByRole('region', { name: 'Así queda' });
    await expect(liveSummary).toContainText(/Total\s*\$1,250\.00 MXN/);
    await expect(liveSummary).not.toContainText('$12.50');
    await pressContinue(page);
    await expect(heading(page, 'Revisa y confirma')).toBeFocused();
    await sendButton(page).click();
    await expect(heading(page, 'Transferencia hecha')).toBeVisible();
    expect(await bank.ledger.balance('ana-nomina')).toBe(before - 1250_00);
  });

  await test.step('balances are hidden and shown again', async () => {
    await page.getByRole('link', { name: 'Volver al inicio' }).click();
    const account = page
      .getByRole('main')
      .getByRole('link', { name: /^Nómina/ })
      .first();
    await expect(account).toContainText('$47,065.62 MXN');
    await page.getByRole('button', { name: 'Ocultar saldos' }).click();
    await expect(account).toContainText('Saldo oculto');
    await expect(account).not.toContainText('47,065');
    await page.getByRole('button', { name: 'Mostrar saldos' }).click();
    await expect(account).toContainText('$47,065.62 MXN');
    await account.click();
  });

  await test.step('a filter updates the rows and their figures', async () => {
    await expect(rows(page).first()).toContainText('$1,250.00 MXN');
    await choose(page, 'Abonos');
    await expect(rows(page).first()).not.toContainText('$1,250.00 MXN');
    await expect(rows(page).first()).toContainText('+$');
  });

  await test.step('a dialog opens and its payment succeeds', async () => {
    await page.goto(CARD);
    await payableAmount(page, 'Otra cantidad Tú decides cuánto').waitFor();
    await page.evaluate(translatePage);
    await payableAmount(page, 'Otra cantidad Tú decides cuánto').check();
    await clickButton(page, 'Pagar tarjeta');
    await amount(page).fill('1234.50');
    await dialog(page).getByRole('button', { name: 'Continuar' }).click();
    await source(page).selectOption('ana-nomina');
    await expect(payButton(page)).toContainText('$1,234.50 MXN');
    await payButton(page).click();
    await expect(page.getByRole('heading', { name: 'Pago exitoso' })).toBeVisible();
    await expect(shownValue(page, 'Debes ahora')).toHaveText('$17,508.05 MXN');
  });
});
