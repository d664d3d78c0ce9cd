import { expect, test } from '../support/browser/test';
import { hint } from '../support/hints';
import { amountField, confirmButton, FORM, goToReview } from '../support/investment-funds';
import { heading, pressContinue } from '../support/own-transfer';

test.describe('an order that is rejected', () => {
  test('shows the error 3073 when the money was spent before confirming', async ({ page, bank, signIn }) => {
    await signIn('ana', FORM);
    await goToReview(page, { amount: '40000' });
    const otherTab = await page.context().newPage();
    await otherTab.goto(`${FORM}?amount=20000`);
    await pressContinue(otherTab);
    await confirmButton(otherTab).click();
    await expect(heading(otherTab, 'Compra hecha')).toBeVisible();
    const before = await bank.ledger.count();
    await confirmButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Saldo insuficiente en tu cuenta de cheques.');
    await expect(amountField(page)).toHaveValue('40,000.00');
    expect(await bank.ledger.count()).toBe(before);
  });

  test('shows the current holdings when going back to the form', async ({ page, signIn }) => {
    await signIn('ana', FORM);
    await goToReview(page, { side: 'Vender' });
    const otherTab = await page.context().newPage();
    await otherTab.goto(`${FORM}?operation_type=SELL&amount=80000`);
    await pressContinue(otherTab);
    await confirmButton(otherTab).click();
    await expect(heading(otherTab, 'Venta hecha')).toBeVisible();
    await otherTab.close();
    await page.goBack();
    await expect(hint(page, 'Tienes 5,145 títulos: no alcanzan')).toBeVisible();
    await pressContinue(page);
    await expect(page.getByRole('alert')).toContainText('Saldo insuficiente: tienes 5,145 títulos');
  });
});
