import { readFile } from 'node:fs/promises';
import { expectAccessibleNarrowToo } from '../support/dom/axe';
import { expect, test } from '../support/dom/journey';
import { rows } from '../support/history';
import { heading, shownAs } from '../support/own-transfer';
import { HISTORY, internet, listed } from '../support/payment-history';

test('what was refused says why and is tried again; once it is not saved, only the company has a name', async ({
  page,
  signIn,
}) => {
  await signIn('ana', `${HISTORY}?bill_type=mobile-top-up`);
  const refused = rows(page).filter({ hasText: 'Rechazado' });
  await expect(refused.getByRole('link', { name: 'Mi tableta', exact: true })).toBeVisible();
  await expect(refused.getByText('La compañía no reconoció el número.')).toBeVisible();
  await expect(refused.getByRole('link', { name: /^Reintentar el pago del 21 nov 2026$/ })).toHaveAttribute(
    'href',
    /\/bill-payments\/mobile-top-up\?billtype=MOBILETOPUP&payee=ana-movil$/,
  );

  await page.goto('hubs/payments/mobile-top-up');
  await page.getByRole('button', { name: 'Eliminar Mi tableta', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByRole('button', { name: 'Eliminar Mi tableta', exact: true })).toHaveCount(0);
  // The dialog goes back over its entry of the history as it closes: a page that is asked for meanwhile is never loaded.
  await expect.poll(() => page.evaluate(() => Reflect.get(Object(history.state), 'dialogs') ?? 0)).toBe(0);
  await page.goto(`${HISTORY}?bill_type=mobile-top-up`);
  await expect(refused.getByRole('link', { name: 'Celular Colibrí', exact: true })).toBeVisible();
  await expect(refused.getByRole('link', { name: /^Reintentar/ })).toHaveCount(0);
});

test('a payment that was not made says why', async ({ page, signIn }) => {
  await signIn('ana', `${HISTORY}?bill_type=mobile-top-up`);
  await listed(page).getByRole('link', { name: 'Mi tableta' }).click();
  await expect(page).toHaveURL(/\/bill-payments\/mobile-top-up\/receipt\?key=/);
  await expect(heading(page, 'Pago rechazado')).toBeVisible();
  await expect(page.getByText(/^Celular Colibrí, \(\d\d\) \d{4} \d{4}$/)).toBeVisible();
  await expect(shownAs(page, 'Número de celular')).toHaveText(/^\(\d\d\) \d{4} \d{4}$/);
  await expect(shownAs(page, 'Motivo')).toHaveText('La compañía no reconoció el número.');
  await expect(page.getByText('No se hizo ningún cargo a tu cuenta.')).toBeVisible();
});

test('the receipt of nothing leads to the form; of somebody else’s payment, to an error', async ({
  page,
  signIn,
}) => {
  await signIn('ana', 'bill-payments/service/receipt');
  await expect(page).toHaveURL(/\/bill-payments\/service$/);
  await page.goto('bill-payments/service/receipt?key=de-otra-persona');
  await expect(heading(page, 'Comprobante')).toBeVisible();
  await expect(page.getByRole('alert')).toBeVisible();
});

test('a row leads to its receipt, which a reload shows again, and on to the list', async ({
  page,
  signIn,
}) => {
  await signIn('ana', HISTORY);
  await internet(page).getByRole('link').click();
  await expect(heading(page, 'Pago hecho')).toBeVisible();
  await expect(page).toHaveURL(/\/bill-payments\/service\/receipt\?key=[\w-]+$/);
  await page.reload();
  await expect(heading(page, 'Pago hecho')).toBeVisible();
  await expect(shownAs(page, 'Folio')).toHaveText(/^73\d{6}$/);
  await expect(shownAs(page, 'Cuenta origen')).toHaveText('Nómina •••• 4821');
  await expect(page.getByText('Internet', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Internet Quetzal, servicio •••• \d{4}$/)).toBeVisible();
  await expect(shownAs(page, 'Autorización')).toHaveText(/^\d{6}$/);
  await expect(shownAs(page, 'Recibo')).toHaveText(/^Octubre 2026, vence el \d\d (nov|dic) 2026$/);
  await expect(shownAs(page, 'Referencia')).toHaveText(/^\d{10}$/);
  await expect(shownAs(page, 'Comisión')).toHaveText('Sin comisión');
  await expect(shownAs(page, 'Saldo de la cuenta')).toHaveText(/^\$[\d,]+\.\d\d MXN$/);
  await expect(shownAs(page, 'Importe pagado')).toHaveText('$649.00 MXN');
  await expectAccessibleNarrowToo(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar PDF' }).click();
  expect((await readFile(await (await download).path())).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('link', { name: 'Ver mis pagos realizados' }).click();
  await expect(heading(page, 'Pagos realizados')).toBeVisible();
});
