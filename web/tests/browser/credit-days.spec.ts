import type { Page } from '@playwright/test';
import { fact } from '../support/account-details';
import { expect, test } from '../support/browser/test';
import { dialog, LOAN, next, payButton, source } from '../support/credit-days';

test.describe('a loan', () => {
  const amount = (page: Page) => dialog(page).getByLabel('Importe');

  async function pay(page: Page, from: string) {
    await source(page).selectOption(from);
    await payButton(page).click();
    await expect(page.getByRole('heading', { name: 'Pago exitoso' })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Terminar' }).click();
  }

  test('paid before its day owes nothing on it, and what is owed without interest stays', async ({
    page,
    bank,
    signIn,
  }) => {
    await signIn('ana', LOAN);
    await page.getByRole('button', { name: 'Pagar préstamo' }).click();
    await expect(amount(page)).toHaveValue('5,480.69');
    await pay(page, 'ana-nomina');
    await expect(page.getByText('14 de 24 pagos hechos')).toBeVisible();
    await expect(next(page)).toContainText('Estás al corriente. Tu próxima fecha de pago es el 05 ene 2027.');
    await expect(page.getByText(/^Pagar antes del/)).toHaveCount(0);
    const owed = page.getByText('Saldo pendiente: Total sin intereses.').locator('xpath=..');
    await expect(owed).toContainText('$48,376.97');
    await expect(fact(page, 'Intereses pagados por adelantado')).toHaveText('$448.93 MXN');
    await expect(fact(page, 'Para liquidar hoy')).toHaveText('$47,928.04 MXN');
    await bank.advance('P15D');
    await page.reload();
    await expect(owed).toContainText('$48,376.97');
    await expect(fact(page, 'Intereses pagados por adelantado')).toHaveCount(0);
    await expect(page.getByText('Pagar antes del 05 ene 2027')).toBeVisible();
    await expect(next(page)).not.toContainText('vencido');
    await expect(page.getByText('14 de 24 pagos hechos')).toBeVisible();
  });
});
