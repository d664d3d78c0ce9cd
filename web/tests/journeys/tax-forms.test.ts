import { chooseDay, dateField } from '../support/dates';
import { expectAccessible } from '../support/dom/axe';
import { expect, test } from '../support/dom/journey';
import { heading, pressContinue, shownValue } from '../support/own-transfer';
import { FEDERAL, fillFederal, line } from '../support/taxes';
import { goToReview } from '../support/third-party';

test('Back and Forward keep the form of the city taxes', async ({ page, bank, signIn }) => {
  const finePayment = await bank.taxLine({
    payment_type: 'CDMX',
    concept: '88',
    amount: 1_085,
    due: '2026-12-31',
  });
  await signIn('ana', 'bill-payments/tax-cdmx');
  await line(page).fill(finePayment);
  await pressContinue(page);
  await page.getByLabel('Cuenta origen').selectOption('ana-nomina');
  await pressContinue(page);
  await page.getByLabel('Placas').fill('ABC123D');
  await page.getByLabel('Folio de la infracción').fill('12345678901');
  await chooseDay(page, 'Fecha de la infracción', '2026-11-02');
  const expectValuesKept = async () => {
    await expect(heading(page, 'Datos del pago')).toBeVisible();
    await expect(page.getByLabel('Placas')).toHaveValue('ABC123D');
    await expect(page.getByLabel('Folio de la infracción')).toHaveValue('12345678901');
    await expect(dateField(page, 'Fecha de la infracción', '2026-11-02')).toBeVisible();
  };

  await page.goBack();
  await expect(heading(page, 'Tu pago')).toBeVisible();
  await pressContinue(page);
  await expectValuesKept();
  await page.goBack();
  await expect(heading(page, 'Tu pago')).toBeVisible();
  await page.goBack();
  await expect(line(page)).toBeVisible();
  await pressContinue(page);
  await expect(page.getByLabel('Cuenta origen')).toHaveValue('ana-nomina');
  await pressContinue(page);
  await expectValuesKept();
  await page.goBack();
  await expect(heading(page, 'Tu pago')).toBeVisible();
  await page.goForward();
  await expectValuesKept();
  await goToReview(page);
  await expect(shownValue(page, 'Placas')).toHaveText('ABC123D');
});

test('activation out of hours shows when taxes can be paid', async ({ page, bank, signIn }) => {
  await bank.clock.advance('PT12H30M');
  await signIn('luis', 'bill-payments/activation');
  const opening = 'desde mañana, todos los días de 06:00 a 19:30 horas.';
  await expect(page.getByRole('main')).toContainText(`Puedes pagar ${opening}`);
  await page.getByRole('button', { name: 'Activar y firmar' }).click();
  await page.getByLabel('Clave de seguridad').fill('285713');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Pago de impuestos activo')).toBeFocused();
  await expect(page.getByRole('main')).toContainText(
    `Quedó activo: puedes pagar con tu línea de captura ${opening}`,
  );
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ir a Pagos' }).click();
  await expect(page).toHaveURL(/\/hubs\/payments$/);
});

test('an insufficient balance is reported on the step with the account field', async ({
  page,
  bank,
  signIn,
}) => {
  const expensiveLine = await bank.taxLine({
    payment_type: 'CDMX',
    concept: '88',
    amount: 50_000,
    due: '2026-12-31',
  });
  await signIn('ana', 'bill-payments/tax-cdmx');
  await line(page).fill(expensiveLine);
  await pressContinue(page);
  await page.getByLabel('Cuenta origen').selectOption('ana-nomina');
  await pressContinue(page);
  await expect(page.locator('#from-error')).toHaveText(
    /^Tu saldo de \$[\d,.]+ MXN no alcanza\. Elige otra cuenta\. Ahorro para el viaje •••• \d{4} sí tiene saldo suficiente\.$/,
  );
  await expectAccessible(page);
  await page.goto('bill-payments/tax-sat');
  await fillFederal(page, FEDERAL, '8,500,000');
  await pressContinue(page);
  await expect(page.locator('#amount-error')).toContainText('no alcanza. Elige otra cuenta.');
});

test('groups the capture line while typing and shows how many characters are missing', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('ana', 'bill-payments/tax-sat');
  await expect(page.getByText('Son 20 letras y números.').first()).toBeVisible();
  await line(page).pressSequentially('04ri-2611-0087-51');
  await expect(line(page)).toHaveValue('04RI 2611 0087 51');
  await expect(page.getByText('14 de 20. Te faltan 6 caracteres.').first()).toBeVisible();
  await expectAccessible(page);
  await line(page).pressSequentially('75324');
  await expect(page.getByText('19 de 20. Te falta 1 carácter.').first()).toBeVisible();
  await line(page).press('0');
  await expect(page.getByText('20 caracteres', { exact: true }).first()).toBeVisible();
});
