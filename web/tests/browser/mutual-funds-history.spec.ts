import type { TestBank } from '../support/bank';
import { expectAccessibleNarrowToo, expectNoSidewaysScroll } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { part, rows } from '../support/history';
import { amountField, FUND, HISTORY, side } from '../support/mutual-funds';
import { change, dialog, sale } from '../support/mutual-funds-history';
import { heading, shownAs } from '../support/own-transfer';

const TITLE = 'Operaciones de fondos';
const reject = async (bank: TestBank) => {
  await bank.applyState('investment-funds.will-be-rejected', 'ana', { account: FUND });
  await bank.advance('P1D');
};

test('the records lead to it: what is to be made stands on top, then what was, each with its receipt', async ({
  page,
  signIn,
}) => {
  await signIn('ana');
  await page.getByRole('button', { name: 'Registros' }).click();
  await page.getByRole('link', { name: 'Inversiones programadas' }).click();
  await expect(heading(page, TITLE)).toBeVisible();
  await expect(rows(part(page, 'Programadas (1)').page())).toHaveCount(4);
  await expect(sale(page)).toContainText('02 dic 2026');
  await expect(sale(page)).toContainText('Programada');
  await expect(part(page, 'Realizadas').getByRole('row').nth(1)).toContainText('07 sep 2026');
  await expectAccessibleNarrowToo(page);
  await page.getByRole('link', { name: 'Venta de Fondo Cenzontle Deuda' }).click();
  await expect(heading(page, 'Venta programada')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Compra de Fondo Cenzontle Deuda' }).first().click();
  await expect(heading(page, 'Compra hecha')).toBeVisible();
  await expect(shownAs(page, 'Pagaste')).toHaveText('$20,774.05 MXN');
});

test.describe('what is scheduled', () => {});

test('what was not made says why, that nothing moved, and leads to another try', async ({
  page,
  bank,
  signIn,
}) => {
  await reject(bank);
  await signIn('ana', HISTORY);
  const row = rows(page).filter({ hasText: 'Rechazada' });
  await expect(row).toContainText(
    'Saldo insuficiente en la cuenta de cheques. No se movió dinero ni títulos.',
  );
  await expectAccessibleNarrowToo(page);
  await row.getByRole('link', { name: 'Compra de Fondo Cenzontle Deuda' }).click();
  await expect(heading(page, 'Compra rechazada')).toBeVisible();
  await expect(shownAs(page, 'Motivo')).toHaveText('Saldo insuficiente en la cuenta de cheques.');
  await expect(page.getByText('No se movió dinero ni títulos.')).toBeVisible();
  await page.goBack();
  await row.getByRole('link', { name: 'Reintentar la operación del 24 nov 2026' }).click();
  await expect(side(page, 'Comprar')).toBeChecked();
  await expect(amountField(page)).toHaveValue('100000000');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('with text twice as large at 320 px nothing runs out of the window', async ({
    page,
    bank,
    signIn,
  }) => {
    await reject(bank);
    await page.setViewportSize({ width: 320, height: 640 });
    await signIn('ana', HISTORY);
    await expect(rows(page)).toHaveCount(5);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectNoSidewaysScroll(page);
    await change(page).click();
    await expect(dialog(page).getByLabel('Importe')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
