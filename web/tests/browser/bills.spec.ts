import { option } from '../support/bills';
import { expectAccessibleAtBothWidths } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { heading } from '../support/own-transfer';
import { goToReview } from '../support/third-party';

test('a service without receipts requires choosing a bill, whose amount is fixed @smoke', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn(
    'ana',
    'hubs/payments/services/bill-selection?billtype=WITHOUTRECEIPT&payee=ana-tag&origin_account=ana-nomina',
  );
  await expect(heading(page, 'Elige el recibo')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('link', { name: /^Diciembre 2026/ }).click();
  await expect(page).toHaveURL(/bill-payments\/service\?.*bill=/);
  await expect(option(page, /^Diciembre 2026/)).toBeChecked();
  await expect(option(page, /^Otro importe/)).toHaveCount(0);
  const before = await bank.ledger.balance('ana-nomina');
  await goToReview(page);
  await page.getByRole('button', { name: 'Pagar $1,000.00 MXN' }).click();
  await expect(heading(page, 'Pago hecho')).toBeVisible();
  expect(await bank.ledger.balance('ana-nomina')).toBe(before - 1_000_00);

  await test.step('shows a message when no bill is due and when the payee is unknown', async () => {
    await page.goto('hubs/payments/services/bill-selection?payee=ana-telefono');
    await expect(page.getByRole('heading', { name: 'No debes nada' })).toBeVisible();
    await page.goto('hubs/payments/services/bill-selection?payee=nada');
    await expect(page.getByRole('heading', { name: 'No encontramos ese servicio' })).toBeVisible();
  });
});
