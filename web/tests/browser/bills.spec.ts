import { option, toStudio, total } from '../support/bills';
import { expectAccessibleNarrowToo, expectNoSidewaysScroll } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { heading } from '../support/own-transfer';
import { toReview } from '../support/third-party';

const PAY = 'Pagar $450.23 MXN';

test('of what has no receipt a bill is chosen first, and its amount is fixed @smoke', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn(
    'ana',
    'hubs/payments/services/bill-selection?billtype=WITHOUTRECEIPT&payee=ana-tag&origin_account=ana-nomina',
  );
  await expect(heading(page, 'Elige el recibo')).toBeVisible();
  await expectAccessibleNarrowToo(page);
  await page.getByRole('link', { name: /^Diciembre 2026/ }).click();
  await expect(page).toHaveURL(/bill-payments\/service\?.*bill=/);
  await expect(option(page, /^Diciembre 2026/)).toBeChecked();
  await expect(option(page, /^Otro importe/)).toHaveCount(0);
  const before = await bank.balance('ana-nomina');
  await toReview(page);
  await page.getByRole('button', { name: 'Pagar $1,000.00 MXN' }).click();
  await expect(heading(page, 'Pago hecho')).toBeVisible();
  expect(await bank.balance('ana-nomina')).toBeCloseTo(before - 1_000, 2);

  await test.step('none, and none of these', async () => {
    await page.goto('hubs/payments/services/bill-selection?payee=ana-telefono');
    await expect(page.getByRole('heading', { name: 'No debes nada' })).toBeVisible();
    await page.goto('hubs/payments/services/bill-selection?payee=nada');
    await expect(page.getByRole('heading', { name: 'No encontramos ese servicio' })).toBeVisible();
  });
});

test('on a phone, by the keyboard alone, and with its quick actions', async ({ page, bank, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('ana', toStudio({ 'with-quick-actions': 'true' }));
  for (const name of ['Editar Agua del estudio', 'Eliminar Agua del estudio'])
    await expect(page.getByRole('link', { name })).toHaveAttribute(
      'href',
      /\/hubs\/payments\/services\?q=Agua\+del\+estudio$/,
    );
  await expectNoSidewaysScroll(page);
  const before = await bank.movements();
  await total(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('textbox', { name: 'Importe' })).toBeFocused();
  await page.keyboard.type('450.23');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: PAY }).press('Enter');
  await expect(heading(page, 'Pago hecho')).toBeVisible();
  expect(await bank.movements()).toBe(before + 1);
});
