import { expectAccessible } from '../support/dom/axe';
import { describe, expect, test } from '../support/dom/journey';
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
import { clickTwice } from '../support/twice';

test('paying from dollars shows the rate and charges dollars', async ({ page, bank, signIn }) => {
  await signIn('ana', 'account-summary/details/mortgage/ana-hipoteca');
  await clickButton(page, 'Pagar préstamo');
  await source(page).selectOption('ana-dolares');
  await amount(page).fill('1000');
  await expect(dialog(page)).toContainText('Tipo de cambio : 1USD = 18.05 MXN');
  // Not every peso amount is a whole number of US cents: the payment is rounded up, and the screen shows it.
  await expect(dialog(page)).toContainText('Se cargan $55.41 USD y se pagan $1,000.15 MXN.');
  await expect(payButton(page)).toHaveText('Pagar $1,000.15 MXN con $55.41 USD');
  const before = await bank.ledger.balance('ana-dolares');
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Pago exitoso' })).toBeVisible();
  expect(await bank.ledger.balance('ana-dolares')).toBe(before - 55_41);
  expect((await bank.ledger.read()).balanced).toBe(true);
});

for (const [credit, button] of [
  ['mortgage/elena-hipoteca', 'Pagar préstamo'],
  ['credit-card/elena-tarjeta', 'Pagar tarjeta'],
] as const)
  test(`without an account to pay from, shows the requirement and a phone number (${button})`, async ({
    page,
    signIn,
  }) => {
    await signIn('elena', `account-summary/details/${credit}`);
    await clickButton(page, button);
    await expect(dialog(page)).toContainText('Para pagar desde aquí necesitas una cuenta de cheques');
    await expect(dialog(page)).toContainText('Ábrela en Cenzontle móvil o en tu sucursal.');
    await expect(dialog(page).getByRole('link', { name: 'Llamar al (55) 0000 0000' })).toHaveAttribute(
      'href',
      'tel:+525500000000',
    );
    await expect(payButton(page)).toHaveCount(0);
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByText('Para pagar desde aquí')).toHaveCount(0);
  });

test('preselects the only cheque account, and pays a line of credit like a card', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('luis', 'account-summary/details/credit-card/luis-tarjeta');
  const before = await bank.ledger.balance('luis-cheques');
  await payableAmount(page, /^Pago mínimo/).check();
  await clickButton(page, 'Pagar tarjeta');
  await expect(dialog(page)).toContainText('Cuenta Cenzontle •••• 4107');
  await expect(source(page)).toHaveCount(0);
  await payButton(page).click();
  await dialog(page).getByRole('button', { name: 'Terminar' }).click();
  expect(await bank.ledger.balance('luis-cheques')).toBeLessThan(before);

  await signIn('ana', 'account-summary/details/line-of-credit/ana-linea');
  const balanceBefore = await bank.ledger.balance('ana-linea');
  await clickButton(page, 'Pagar tarjeta');
  await dialog(page).getByRole('button', { name: 'Cambiar cantidad' }).click();
  await expect(page.getByRole('heading', { name: '¿Cuánto quieres pagar de tu línea?' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Continuar' }).click();
  await source(page).selectOption('ana-nomina');
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Pago exitoso' })).toBeVisible();
  expect(await bank.ledger.balance('ana-linea')).toBeGreaterThan(balanceBefore);
});

describe('on failure', () => {
  const failures = [
    ['credit-card/ana-tarjeta', 'Pagar tarjeta', 'El pago de tu tarjeta no se hizo'],
    ['loan/ana-prestamo', 'Pagar préstamo', 'El pago de tu préstamo no se hizo'],
    ['mortgage/ana-hipoteca', 'Pagar préstamo', 'El pago de tu hipoteca no se hizo'],
  ] as const;

  test('a failed payment of a card, loan or mortgage shows its own error and keeps the form', async ({
    page,
    bank,
    signIn,
  }) => {
    await signIn('ana');
    const before = await bank.ledger.count();
    for (const [path, button, title] of failures) {
      await page.goto(`account-summary/details/${path}`);
      await bank.fault.rule({ match: { path: '/execute' }, times: 1, then: { code: 'CZ_INTERNAL' } });
      if (path.startsWith('credit-card')) await payableAmount(page, /^Pago mínimo/).check();
      await clickButton(page, button);
      await source(page).selectOption('ana-nomina');
      await payButton(page).click();
      const errorDialog = page.getByRole('alertdialog');
      await expect(errorDialog).toContainText(title);
      await expect(errorDialog).toContainText(
        'Por favor, intenta de nuevo. Si el problema continúa, llama al (55) 0000 0000.',
      );
      await expect(errorDialog).toContainText('Codigo de error: CZ_INTERNAL');
      await expect(errorDialog).toContainText('No se hizo ningún cargo a tu cuenta.');
      await errorDialog.getByRole('button', { name: 'Aceptar' }).click();
      await expect(source(page)).toHaveValue('ana-nomina');
    }
    expect(await bank.ledger.count()).toBe(before);
    await payButton(page).click();
    await expect(page.getByRole('heading', { name: 'Pago exitoso' })).toBeVisible();
  });

  test('closes the payment when its setup fails, and keeps the receipt when its PDF fails', async ({
    page,
    bank,
    signIn,
  }) => {
    await signIn('ana', LOAN);
    const setup = { method: 'POST', path: '/api/transfers/v1/transfers' };
    await bank.fault.rule({ match: setup, times: 1, then: { code: 'CZ_INTERNAL' } });
    await clickButton(page, 'Pagar préstamo');
    await expect(page.getByRole('alertdialog')).toContainText('Hubo un problema con el servicio');
    await page.getByRole('button', { name: 'Aceptar' }).click();
    await expect(page.getByRole('heading', { name: 'Paga tu préstamo' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Pagar préstamo' })).toBeFocused();

    await page.goto(CARD);
    await bank.fault.rule({ match: setup, times: 1, then: { code: 'CZ_INTERNAL' } });
    await clickButton(page, 'Pagar tarjeta');
    await expect(page.getByRole('alertdialog')).toContainText('Hubo un problema con el servicio');
    await page.getByRole('button', { name: 'Aceptar' }).click();
    await expect(page.getByRole('heading', { name: '¿Cuánto quieres pagar?' })).toBeHidden();

    await page.goto(LOAN);
    await clickButton(page, 'Pagar préstamo');
    await source(page).selectOption('ana-nomina');
    await payButton(page).click();
    await expect(page.getByRole('heading', { name: 'Pago exitoso' })).toBeVisible();
    await bank.fault.rule({ match: { path: '/receipt' }, times: 1, then: { code: 'CZ_INTERNAL' } });
    await dialog(page).getByRole('button', { name: 'Descargar PDF' }).click();
    const errorDialog = page.getByRole('alertdialog');
    await expect(errorDialog).toContainText('Tu comprobante de pago no se descargó');
    await expect(errorDialog).toContainText('Tu pago sí se hizo.');
    await errorDialog.getByRole('button', { name: 'Aceptar' }).click();
    await expect(page.getByRole('heading', { name: 'Pago exitoso' })).toBeVisible();
  });

  test('looks up a lost response, and does not resend a payment with an unknown outcome', async ({
    page,
    bank,
    signIn,
  }) => {
    await signIn('ana', LOAN);
    await bank.fault.rule({ match: { path: '/execute' }, times: 1, then: { kind: 'drop-after-commit' } });
    await clickButton(page, 'Pagar préstamo');
    await source(page).selectOption('ana-nomina');
    await payButton(page).click();
    await expect(page.getByRole('heading', { name: 'Pago exitoso' })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Terminar' }).click();

    await bank.fault.rule({ match: { path: '/execute' }, times: 1, then: { code: 'CZ_TIMEOUT' } });
    await clickButton(page, 'Pagar préstamo');
    await expect(source(page)).toHaveValue('');
    // The month's instalment is already paid, so no amount is proposed.
    await expect(amount(page)).toHaveValue('');
    await amount(page).fill('100');
    await source(page).selectOption('ana-nomina');
    await payButton(page).click();
    await expect(page.getByRole('alertdialog')).toContainText('No la repitas.');
    await expect(page.getByRole('link', { name: 'Ir a mi historial' })).toBeVisible();
  });

  test('shows an error when the credit fails to load, and a message when payments are disabled', async ({
    page,
    bank,
    signIn,
  }) => {
    await bank.fault.rule({ match: { path: '/personal-loans/*' }, times: 2, then: { code: 'CZ_INTERNAL' } });
    await signIn('ana', LOAN);
    await expect(page.getByText('Oops, no pudimos cargar la información.').first()).toBeVisible();
    await bank.clearFaults();
    await page.evaluate(() => {
      localStorage.setItem('environment', 'uat');
      localStorage.setItem('disableLoanPayments', 'true');
    });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Pagar préstamo' })).toBeDisabled();
    await expect(page.getByText('Por ahora no puedes pagar tu préstamo desde la web.')).toBeVisible();
  });
});

test('rejects the exact balance for a card and accepts it for a loan', async ({ page, bank, signIn }) => {
  await signIn('ana', CARD);
  await payableAmount(page, /^Otra cantidad/).check();
  await clickButton(page, 'Pagar tarjeta');
  await amount(page).fill('48315.62');
  await dialog(page).getByRole('button', { name: 'Continuar' }).click();
  await source(page).selectOption('ana-nomina');
  await expect(dialog(page)).toContainText('Saldo insuficiente');
  await expect(payButton(page)).toBeDisabled();
  await dialog(page).getByRole('button', { name: 'Cambiar cantidad' }).click();
  await expect(page.getByRole('heading', { name: '¿Cuánto quieres pagar?' })).toBeVisible();
  await expect(dialog(page).getByRole('radio', { name: 'Otra cantidad' })).toBeChecked();
  await expect(amount(page)).toHaveValue(/48,?315\.62/);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await clickButton(page, 'Pagar tarjeta');
  await expect(dialog(page).getByRole('radio', { name: 'Otra cantidad' })).toBeChecked();
  await expect(amount(page)).toHaveValue('');
  await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog(page)).toBeHidden();

  await page.goto(LOAN);
  await expect(page.getByText('Pagar antes del 07 dic 2026').first()).toBeVisible();
  await clickButton(page, 'Pagar préstamo');
  await expect(dialog(page).getByRole('button', { name: 'Cerrar' })).toBeHidden();
  await expect(amount(page)).toHaveValue('5,480.69');
  await expect(payButton(page)).toBeDisabled();
  await source(page).selectOption('ana-nomina');
  for (const [value, isEnabled] of [
    ['0', false],
    ['nada', false],
    ['48315.63', false],
    ['48315.62', true],
  ] as const) {
    await amount(page).fill(value);
    await (isEnabled ? expect(payButton(page)).toBeEnabled() : expect(payButton(page)).toBeDisabled());
    await expect(dialog(page).getByText('Saldo insuficiente')).toHaveCount(value === '48315.63' ? 1 : 0);
  }
  const before = await bank.ledger.balance('ana-prestamo');
  await amount(page).fill('5480.69');
  await clickTwice(bank, payButton(page));
  await expect(page.getByRole('heading', { name: 'Pago exitoso' })).toBeVisible();
  // The interest of the 18 days since the last instalment, with its VAT, is charged first.
  expect(await bank.ledger.balance('ana-prestamo')).toBe(before - 733_25 + 5480_69);
});
