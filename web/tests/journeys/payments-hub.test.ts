import { expect, test } from '../support/dom/journey';
import { heading } from '../support/own-transfer';
import { week } from '../support/summary';

const HUB = 'hubs/payments';

test('a bill that cannot be read keeps its row, and may be asked for again', async ({ page, signIn }) => {
  await signIn('bruno', HUB);
  await expect(page.getByText('Sin contar 1 recibo que no pudimos consultar.')).toBeVisible();
  const asked = page.waitForRequest(/\/merchants\/cable-ixtle\/bills/);
  await page.getByRole('button', { name: 'Reintentar Cable del estudio' }).click();
  await asked;
  await expect(page.getByText('No pudimos consultar tu recibo.')).toBeVisible();
});

test('where it cannot be known what is scheduled, that is said', async ({ page, bank, signIn }) => {
  await bank.fault({
    match: { method: 'GET', path: '/bill-payments/payments' },
    then: { code: 'CZ_INTERNAL' },
  });
  await signIn('ana', HUB);
  await expect(page.getByText('No pudimos revisar si ya programaste alguno.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pagar Agua del estudio' })).toBeVisible();
});

test('after the hours bills are scheduled', async ({ page, bank, signIn }) => {
  await bank.advance('PT10H');
  await signIn('ana', HUB);
  await expect(page.getByRole('link', { name: 'Programar Tele' })).toBeVisible();
});

test('the home says which bills fall due this week, and leads to each', async ({ page, signIn }) => {
  await signIn('ana');
  await week(page)
    .getByRole('button', { name: /^Ver \d+ más$/ })
    .click();
  const bills = week(page).getByRole('listitem').filter({ hasText: 'Recibo de' });
  await expect(bills).toHaveText([
    /^29 oct\s*TeleVenció el 29 oct\. Recibo de octubre 2026\$419\.00 MXN\s*Pagar Tele$/,
    /^25 mié\s*ColegiaturaRecibo de noviembre 2026\$5,200\.00 MXN/,
    /^29 dom\s*Agua del estudio/,
  ]);
  await expect(bills.getByRole('link', { name: 'Pagar Agua del estudio' })).toHaveAttribute(
    'href',
    /\/bill-payments\/service\?billtype=WITHRECEIPT&payee=ana-agua-estudio&bill=/,
  );
  await week(page).getByRole('link', { name: 'Ver calendario' }).click();
  await expect(heading(page, 'Pagos')).toBeVisible();
});
