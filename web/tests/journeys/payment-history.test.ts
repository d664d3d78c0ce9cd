import { readFile } from 'node:fs/promises';
import { chooseDay, dateField } from '../support/dates';
import { expectAccessible, expectAccessibleAtBothWidths } from '../support/dom/axe';
import { expect, test } from '../support/dom/journey';
import { applyFilters, openFilters, queryParamsOf, rows } from '../support/history';
import { heading, shownValue } from '../support/own-transfer';
import { HISTORY, internet, LIST, listCall, paymentRows, scheduledTable } from '../support/payment-history';

test('a rejected payment shows its reason and a retry, unless its payee was removed', async ({
  page,
  signIn,
}) => {
  await signIn('ana', `${HISTORY}?bill_type=mobile-top-up`);
  const rejectedRow = rows(page).filter({ hasText: 'Rechazado' });
  await expect(rejectedRow.getByRole('link', { name: 'Mi tableta', exact: true })).toBeVisible();
  await expect(rejectedRow.getByText('La compañía no respondió.')).toBeVisible();
  await expect(
    rejectedRow.getByRole('link', { name: /^Reintentar el pago del 21 nov 2026$/ }),
  ).toHaveAttribute(
    'href',
    /\/bill-payments\/mobile-top-up\?billtype=MOBILETOPUP&payee=ana-movil&amount=200$/,
  );

  await page.goto('hubs/payments/mobile-top-up');
  await page.getByRole('button', { name: 'Eliminar Mi tableta', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByRole('button', { name: 'Eliminar Mi tableta', exact: true })).toHaveCount(0);
  // The closing dialog goes back in history, which would cancel a page load that starts meanwhile.
  await expect.poll(() => page.evaluate(() => Reflect.get(Object(history.state), 'dialogs') ?? 0)).toBe(0);
  await page.goto(`${HISTORY}?bill_type=mobile-top-up`);
  await expect(rejectedRow.getByRole('link', { name: 'Celular Colibrí', exact: true })).toBeVisible();
  await expect(rejectedRow.getByRole('link', { name: /^Reintentar/ })).toHaveCount(0);
});

test('the receipt of a rejected payment shows the reason', async ({ page, signIn }) => {
  await signIn('ana', `${HISTORY}?bill_type=mobile-top-up`);
  await paymentRows(page).getByRole('link', { name: 'Mi tableta' }).click();
  await expect(page).toHaveURL(/\/bill-payments\/mobile-top-up\/receipt\?key=/);
  await expect(heading(page, 'Recarga rechazada')).toBeVisible();
  await expect(page.getByText(/^Celular Colibrí, \(\d\d\) \d{4} \d{4}$/)).toBeVisible();
  await expect(shownValue(page, 'Número de celular')).toHaveText(/^\(\d\d\) \d{4} \d{4}$/);
  await expect(page.getByText('La compañía no respondió.')).toBeVisible();
  await expect(page.getByText('No se hizo ningún cargo a tu cuenta.')).toBeVisible();
});

test('a receipt without key redirects to the form, and a receipt of another customer shows an error', async ({
  page,
  signIn,
}) => {
  await signIn('ana', 'bill-payments/service/receipt');
  await expect(page).toHaveURL(/\/bill-payments\/service$/);
  await page.goto('bill-payments/service/receipt?key=de-otra-persona');
  await expect(heading(page, 'Comprobante')).toBeVisible();
  await expect(page.getByRole('alert')).toBeVisible();
});

test('a row links to its receipt, which survives a reload and links to the list', async ({
  page,
  signIn,
}) => {
  await signIn('ana', HISTORY);
  await internet(page).getByRole('link').click();
  await expect(heading(page, 'Pago hecho')).toBeVisible();
  await expect(page).toHaveURL(/\/bill-payments\/service\/receipt\?key=[\w-]+$/);
  await page.reload();
  await expect(heading(page, 'Pago hecho')).toBeVisible();
  await expect(shownValue(page, 'Folio')).toHaveText(/^73\d{6}$/);
  await expect(shownValue(page, 'Cuenta origen')).toHaveText('Nómina •••• 4821');
  await expect(page.getByText('Internet', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Internet Quetzal, servicio •••• \d{4}$/)).toBeVisible();
  await expect(shownValue(page, 'Autorización')).toHaveText(/^\d{6}$/);
  await expect(shownValue(page, 'Recibo')).toHaveText('Septiembre 2026, con vencimiento el 03 nov 2026');
  await expect(shownValue(page, 'Referencia')).toHaveText(/^\d{10}$/);
  await expect(shownValue(page, 'Comisión')).toHaveText('Sin comisión');
  await expect(shownValue(page, 'Saldo de la cuenta')).toHaveText(/^\$[\d,]+\.\d\d MXN$/);
  await expect(shownValue(page, 'Importe pagado')).toHaveText('$649.00 MXN');
  await expectAccessibleAtBothWidths(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar PDF' }).click();
  expect((await readFile(await (await download).path())).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('link', { name: 'Ver mis pagos realizados' }).click();
  await expect(heading(page, 'Pagos realizados')).toBeVisible();
});

test('the menu opens the history, which loads thirty payments per page', async ({ page, signIn }) => {
  await signIn('ana');
  await page.getByRole('button', { name: 'Registros' }).click();
  const call = listCall(page);
  await page.getByRole('link', { name: 'Pagos realizados' }).click();
  expect(queryParamsOf(await call)).toEqual({ limit: '30', cursor: '1' });
  await expect(heading(page, 'Pagos realizados')).toBeVisible();
  await expect(rows(page)).toHaveCount(30);
  // Scheduled payments come first, in a separate group.
  await expect(rows(page).first()).toContainText('28 nov 2026');
  await expect(rows(page).first()).toContainText('Programado');

  const nextCall = listCall(page);
  await page.getByRole('button', { name: 'Ver más' }).click();
  expect(queryParamsOf(await nextCall)).toEqual({
    limit: '30',
    cursor: expect.stringMatching(/^[\w-]{8,}$/),
  });
  await expect(rows(page)).toHaveCount(45);
  await expect(page.getByText('Ya viste todos tus pagos.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '44 pagos' })).toBeAttached();
});

test('a row shows payee, company, account, status and amount', async ({ page, signIn }) => {
  await signIn('ana', HISTORY);
  const row = internet(page);
  await expect(row.getByRole('link', { name: 'Internet', exact: true })).toBeVisible();
  await expect(row.getByText('Internet Quetzal', { exact: true })).toBeVisible();
  await expect(row.locator('svg[aria-hidden=true]').first()).toBeVisible();
  await expect(row.getByRole('cell', { name: 'Nómina •••• 4821', exact: true })).toBeVisible();
  await expect(row.getByRole('cell', { name: 'Aplicado', exact: true })).toBeVisible();
  await expect(row.getByRole('cell', { name: '$649.00 MXN', exact: true })).toBeVisible();

  await page.goto(`${HISTORY}?bill_type=tax`);
  const tax = rows(page).filter({ hasText: 'Predial' });
  await expect(tax.getByRole('link', { name: 'Secretaría de Finanzas de la CDMX' })).toBeVisible();
  await expect(tax.locator('svg').getByText('CD', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Tipo')).toBeVisible();
  await expectAccessible(page);
});

for (const { label, value, name, wire, first, count } of [
  {
    label: 'Desde',
    value: '2026-11-12',
    name: 'start_date',
    wire: '2026-11-12',
    first: '21 nov 2026',
    count: 3,
  },
  {
    label: 'Hasta',
    value: '2025-12-11',
    name: 'end_date',
    wire: '2025-12-11',
    first: '03 dic 2025',
    count: 1,
  },
  {
    label: 'Tipo',
    value: 'mobile-top-up',
    name: 'bill_type',
    wire: 'MOBILETOPUP',
    first: '21 nov 2026',
    count: 1,
  },
  {
    label: 'Tipo',
    value: 'service',
    name: 'bill_type',
    wire: 'WITHRECEIPT,WITHOUTRECEIPT',
    first: '20 nov 2026',
    count: 29,
  },
  {
    label: 'Estatus',
    value: 'PROCESSED',
    name: 'payment_status',
    wire: 'PROCESSED',
    first: '20 nov 2026',
    count: 30,
  },
]) {
  test(`filtering by ${label} ${value} updates the request and the URL, and survives a reload`, async ({
    page,
    signIn,
  }) => {
    await signIn('ana', HISTORY);
    await expect(rows(page)).toHaveCount(30);
    await openFilters(page);
    const isDay = name.endsWith('_date');
    const field = page.getByLabel(label);
    await (isDay ? chooseDay(page, label, value) : field.selectOption(value));
    const call = listCall(page);
    await applyFilters(page);
    expect(queryParamsOf(await call)).toEqual({ [name]: wire, limit: '30', cursor: '1' });
    await expect(paymentRows(page)).toHaveCount(count);
    await expect(paymentRows(page).first()).toContainText(first);
    // Scheduled payments are filtered only by bill type; the only scheduled payment is of a service.
    const isScheduledShown = name !== 'bill_type' || value === 'service';
    await expect(scheduledTable(page).getByText('28 nov 2026', { exact: true })).toHaveCount(
      isScheduledShown ? 1 : 0,
    );
    await expect(page).toHaveURL((url) => url.search === `?${name}=${value}`);

    const reloadCall = listCall(page);
    await page.reload();
    expect(queryParamsOf(await reloadCall)).toEqual({ [name]: wire, limit: '30', cursor: '1' });
    await expect(page.getByText('Filtros (1)')).toBeVisible();
    if (isDay) await expect(dateField(page, label, value)).toBeVisible();
    else await expect(field).toHaveValue(value);
  });
}

test('downloads the receipt of a row as PDF', async ({ page, signIn }) => {
  await signIn('ana', HISTORY);
  const download = page.waitForEvent('download');
  // A container query hides the button; happy-dom does not evaluate container queries.
  await page
    .getByRole('button', { name: 'PDF del pago del 03 nov 2026', includeHidden: true })
    .dispatchEvent('click');
  const file = await download;
  expect(file.suggestedFilename()).toBe('receipt.pdf');
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('shows an empty history, an empty filter result, and an error with a retry', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('mateo', HISTORY);
  const empty = page.getByRole('status').filter({ hasText: 'Aún no tienes pagos' });
  await expect(empty.getByRole('link', { name: 'Pagar un servicio' })).toHaveAttribute(
    'href',
    /\/hubs\/payments\/services$/,
  );
  await expectAccessible(page);

  await signIn('ana', `${HISTORY}?bill_type=mobile-top-up&payment_status=SCHEDULED`);
  await expect(page.getByRole('status').filter({ hasText: 'Ningún pago coincide' })).toBeVisible();

  await bank.fault.rule({ match: { path: LIST }, then: { code: 'CZ_INTERNAL' } });
  await page.goto(HISTORY);
  await expect(page.getByRole('alert')).toContainText('Oops, no pudimos cargar la información.');
  await bank.clearFaults();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(rows(page)).toHaveCount(30);
});
