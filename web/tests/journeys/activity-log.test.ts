import { LOG, rows } from '../support/activity-log';
import { expect, test } from '../support/dom/journey';
import { heading } from '../support/own-transfer';
import { goOn } from '../support/pages';

test('what is done is there at once, though it was read a moment ago', async ({ page, baseURL, signIn }) => {
  const form = 'transfers/my-own-accounts?from_account=ana-nomina&to_account=ana-ahorro&amount=75';
  await signIn('ana', LOG);
  await expect(rows(page)).toHaveCount(30);
  // Nothing is loaded twice on the way: what was read is still known.
  await goOn(page, baseURL, [form, 'Transferir entre mis cuentas']);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Transferir $75.00 MXN' }).click();
  await expect(heading(page, 'Transferencia hecha')).toBeVisible();
  await goOn(page, baseURL, [LOG, 'Registro de actividad']);
  await expect(rows(page).first()).toContainText('Transferencia de $75.00 MXN de Nómina a Ahorro');
});
