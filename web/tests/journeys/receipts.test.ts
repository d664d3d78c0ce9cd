import { unwrap } from '#bank/package/unwrap';
import { expect, test } from '../support/dom/journey';
import { HISTORY, rows } from '../support/history';
import { heading, shownValue, successMark } from '../support/own-transfer';

test('a rejected transfer shows that nothing was charged', async ({ page, signIn }) => {
  await signIn('ana', `${HISTORY}?transfer_status=REJECTED`);
  await rows(page).getByRole('link').click();
  await expect(heading(page, 'Transferencia rechazada')).toBeVisible();
  await expect(shownValue(page, 'Cargo')).toHaveText('No se hizo ningún cargo');
  await expect(shownValue(page, 'Importe')).toHaveText('$95,000.00 MXN');
  await expect(shownValue(page, 'Fecha programada')).toHaveText('20 nov 2026');
  await expect(page.getByText('Saldo insuficiente')).toHaveCount(1);
  await expect(page.getByText('No se hizo ningún cargo a tu cuenta.')).toBeVisible();
  await expect(page.getByText(/enviado|recibido|Total a cargo|aplicación/)).toHaveCount(0);
});

test('a rejected transfer is repeated from an account with enough money, or on another day', async ({
  page,
  bank,
  signIn,
}) => {
  const accounts = [500, 9000, 10].map((balance) => ({ product: 'chequing' as const, balance }));
  const {
    accounts: [from = '', other = '', to = ''],
  } = await bank.person({ user: 'rosa', accounts });
  const rosa = await bank.customer('rosa');
  const { key, nonce } = await unwrap(rosa.api.transfers.setup({ body: { transfer_type: 'schedule' } }));
  const order = {
    transfer_type: 'schedule' as const,
    from_account_key: from,
    to_account_key: to,
    amount: { amount: 800, currency_code: 'MXN' as const },
    start_date: '2026-11-24',
  };
  const params = { transferKey: key };
  await unwrap(rosa.api.transfers.validate({ params, body: { ...order, action: 'Validate' } }));
  await unwrap(rosa.api.transfers.execute({ params, body: { ...order, action: 'Create', nonce } }));
  await bank.clock.advance('P1D');
  await signIn('rosa', `transfers/my-own-accounts/receipt?key=${key}`);
  await expect(page.getByText('Saldo insuficiente en la cuenta origen.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Intentar desde / })).toHaveAttribute(
    'href',
    new RegExp(`from_account=${other}&to_account=${to}&amount=800.00$`),
  );
  await page.getByRole('link', { name: 'Programar para otro día' }).click();
  await expect(page.getByLabel('Importe')).toHaveValue('800.00');
  await expect(page.getByRole('radio', { name: 'Programar' })).toBeChecked();
});

test('a scheduled transfer shows its execution date once executed', async ({ page, bank, signIn }) => {
  await signIn('ana', `${HISTORY}?transfer_status=SCHEDULED`);
  await rows(page).getByRole('link').click();
  await expect(heading(page, 'Transferencia programada')).toBeVisible();
  await expect(shownValue(page, 'Importe a enviar')).toHaveText('$4,000.00 MXN');
  const receipt = new URL(page.url());
  await bank.clock.advance('P15D');
  await signIn('ana', `transfers/my-own-accounts/receipt${receipt.search}`);
  await expect(heading(page, 'Transferencia hecha')).toBeVisible();
  await expect(shownValue(page, 'Importe enviado')).toHaveText('$4,000.00 MXN');
  await expect(page.getByText(/^(Tienes|Actualizando tu saldo)/)).toHaveCount(0);
  await expect(successMark(page)).toHaveCount(0);
  await expect(shownValue(page, 'Importe recibido')).toHaveText('$4,000.00 MXN');
  await expect(shownValue(page, 'Comisión')).toHaveText('Sin comisión');
  await expect(shownValue(page, 'Fecha de aplicación')).toHaveText('07 dic 2026, 00:00 horas');
  await expect(shownValue(page, 'Fecha de la orden')).toHaveText('14 nov 2026, 10:00 horas');
});
