import { expect, test } from '../support/dom/journey';
import { HISTORY, rows } from '../support/history';
import { heading, shownAs } from '../support/own-transfer';

test('a rejected transfer shows that nothing was charged', async ({ page, signIn }) => {
  await signIn('ana', `${HISTORY}?transfer_status=REJECTED`);
  await rows(page).getByRole('link').click();
  await expect(heading(page, 'Transferencia rechazada')).toBeVisible();
  await expect(shownAs(page, 'Cargo')).toHaveText('No se hizo ningún cargo');
  await expect(shownAs(page, 'Importe')).toHaveText('$95,000.00 MXN');
  await expect(shownAs(page, 'Fecha programada')).toHaveText('20 nov 2026');
  await expect(page.getByText(/enviado|recibido|Total a cargo|aplicación/)).toHaveCount(0);
});

test('a scheduled transfer shows its execution date once executed', async ({ page, bank, signIn }) => {
  await signIn('ana', `${HISTORY}?transfer_status=SCHEDULED`);
  await rows(page).getByRole('link').click();
  await expect(heading(page, 'Transferencia programada')).toBeVisible();
  await expect(shownAs(page, 'Importe a enviar')).toHaveText('$4,000.00 MXN');
  const receipt = new URL(page.url());
  await bank.clock.advance('P15D');
  await signIn('ana', `transfers/my-own-accounts/receipt${receipt.search}`);
  await expect(heading(page, 'Transferencia hecha')).toBeVisible();
  await expect(shownAs(page, 'Importe enviado')).toHaveText('$4,000.00 MXN');
  await expect(shownAs(page, 'Importe recibido')).toHaveText('$4,000.00 MXN');
  await expect(shownAs(page, 'Comisión')).toHaveText('Sin comisión');
  await expect(shownAs(page, 'Fecha de aplicación')).toHaveText('07 dic 2026, 00:00 horas');
  await expect(shownAs(page, 'Fecha de la orden')).toHaveText('14 nov 2026, 10:00 horas');
});
