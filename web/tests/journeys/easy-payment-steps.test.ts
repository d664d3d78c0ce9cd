import { expectAccessible } from '../support/dom/axe';
import { expect, test } from '../support/dom/journey';
import {
  amount,
  CARD,
  clickButton,
  dialog,
  LOAN,
  payableAmount,
  payButton,
  source,
} from '../support/easy-payment';
import { shownValue } from '../support/own-transfer';
import { openWeek, week } from '../support/summary';

test('Back returns to the first step; more than the debt causes a warning on a card and an error on a loan', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', CARD);
  await payableAmount(page, /^Otra cantidad/).check();
  await clickButton(page, 'Pagar tarjeta');
  await amount(page).fill('abc');
  await amount(page).press('Tab');
  await expect(dialog(page)).toContainText('Escribe un importe en MXN, por ejemplo 1,250.00.');
  await amount(page).fill('20');
  await expect(dialog(page)).not.toContainText('Escribe un importe en MXN');
  await expect(dialog(page)).toContainText('Tu pago mínimo es de $');
  await dialog(page).getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog(page)).toContainText('Paso 2 de 2');
  await expect(dialog(page)).toContainText('Tu pago mínimo es de $');
  await page.goBack();
  await amount(page).fill('20000');
  await expect(dialog(page)).not.toContainText('Tu pago mínimo es de');
  const overpayment = 'Debes $18,742.55 MXN. Los $1,257.45 MXN de más quedarán como saldo a favor.';
  await expect(dialog(page)).toContainText(overpayment);
  await dialog(page).getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog(page)).toContainText('Paso 2 de 2');
  await page.goBack();
  await expect(dialog(page)).toContainText('Paso 1 de 2');
  await expect(amount(page)).toHaveValue(/20,?000/);
  await dialog(page).getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog(page)).toContainText(overpayment);
  await source(page).selectOption('ana-nomina');
  await payButton(page).click();
  await expect(shownValue(page, 'Saldo a favor ahora')).toHaveText('$1,257.45 MXN');
  await dialog(page).getByRole('button', { name: 'Terminar' }).click();

  await page.goto(LOAN);
  // The payoff amount is the balance plus the interest accrued since the last instalment.
  const payoff = 733_25 - (await bank.ledger.balance('ana-prestamo'));
  await clickButton(page, 'Pagar préstamo');
  await source(page).selectOption('ana-ahorro');
  await amount(page).fill(((payoff + 1) / 100).toFixed(2));
  await expect(dialog(page)).toContainText('Escribe esa cantidad o menos.');
  await expect(payButton(page)).toBeDisabled();
  await amount(page).fill((payoff / 100).toFixed(2));
  await expect(dialog(page)).not.toContainText('Escribe esa cantidad o menos.');
  await expect(payButton(page)).toBeEnabled();
  await expectAccessible(page);
});

test('starts another payment from the receipt with an empty amount', async ({ page, bank, signIn }) => {
  await signIn('ana', CARD);
  await payableAmount(page, /^Otra cantidad/).check();
  await clickButton(page, 'Pagar tarjeta');
  await amount(page).fill('100');
  await dialog(page).getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Elige la cuenta que paga' })).toBeDisabled();
  await source(page).selectOption('ana-nomina');
  await expect(dialog(page)).not.toContainText('Elige la cuenta que paga');
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Pago exitoso' })).toBeVisible();
  await expect(dialog(page)).not.toContainText('No generas intereses');
  const countBefore = await bank.ledger.count();
  await dialog(page).getByRole('button', { name: 'Hacer otro pago' }).click();
  await expect(dialog(page)).toContainText('Paso 1 de 2');
  await expect(dialog(page).getByRole('radio', { name: /^Para no generar intereses/ })).toBeChecked();
  await dialog(page).getByRole('radio', { name: 'Otra cantidad' }).check();
  await expect(amount(page)).toHaveValue('');
  await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await bank.ledger.count()).toBe(countBefore);
});

test('a payment of this week opens from its row, and not again on a reload or Back', async ({
  page,
  signIn,
}) => {
  await signIn('ana');
  const row = week(page).getByRole('link', { name: 'Pagar Línea Cenzontle' });
  await openWeek(page);
  await row.click();
  await expect(dialog(page)).toContainText('¿De qué cuenta pagas?');
  await expect(dialog(page)).not.toContainText('Paso');
  await expect(page).toHaveURL(/\/line-of-credit\/ana-linea$/);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Pagar tarjeta' })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await page.goBack();
  await openWeek(page);
  await expect(row).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test('another amount starts empty when no minimum is left', async ({ page, signIn }) => {
  await signIn('ana', CARD);
  await payableAmount(page, /^Pago mínimo/).check();
  await clickButton(page, 'Pagar tarjeta');
  await source(page).selectOption('ana-nomina');
  await payButton(page).click();
  await dialog(page).getByRole('button', { name: 'Terminar' }).click();
  await expect(payableAmount(page, /^Pago mínimo/)).toHaveCount(0);
  await payableAmount(page, /^Otra cantidad/).check();
  await clickButton(page, 'Pagar tarjeta');
  await source(page).selectOption('ana-nomina');
  await expect(amount(page)).toHaveValue('');
  await expect(payButton(page)).toBeDisabled();
});
