import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expectAccessibleNarrowToo, expectNoSidewaysScroll } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { chooseDay, dateField } from '../support/dates';
import { apply, asked, openFilters, rows } from '../support/history';
import { heading } from '../support/own-transfer';
import { HISTORY, internet, LIST, listCall, listed, planned } from '../support/payment-history';

test('the records lead to it: a page of thirty, newest first, then the rest', async ({ page, signIn }) => {
  await signIn('ana');
  await page.getByRole('button', { name: 'Registros' }).click();
  const call = listCall(page);
  await page.getByRole('link', { name: 'Pagos realizados' }).click();
  expect(asked(await call)).toEqual({ limit: '30', cursor: '1' });
  await expect(heading(page, 'Pagos realizados')).toBeVisible();
  await expect(rows(page)).toHaveCount(30);
  // What is still to come stands apart, on top.
  await expect(rows(page).first()).toContainText('28 nov 2026');
  await expect(rows(page).first()).toContainText('Programado');

  const more = listCall(page);
  await page.getByRole('button', { name: 'Ver más' }).click();
  expect(asked(await more)).toEqual({ limit: '30', cursor: expect.stringMatching(/^[\w-]{8,}$/) });
  await expect(rows(page)).toHaveCount(45);
  await expect(page.getByText('Ya viste todos tus pagos.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '44 pagos' })).toBeAttached();
});

test('each row: whom by its nickname and its company, from where, how it stands and how much', async ({
  page,
  signIn,
}) => {
  await signIn('ana', HISTORY);
  const row = internet(page);
  await expect(row.getByRole('link', { name: 'Internet', exact: true })).toBeVisible();
  await expect(row.getByText('Internet Quetzal', { exact: true })).toBeVisible();
  await expect(row.locator('svg[aria-hidden=true]').first()).toBeVisible();
  await expect(row.getByRole('cell', { name: 'Nómina •••• 4821', exact: true })).toBeVisible();
  await expect(row.getByRole('cell', { name: 'Aplicado', exact: true })).toBeVisible();
  await expect(row.getByRole('cell', { name: '$649.00 MXN', exact: true })).toBeVisible();
  await openFilters(page);
  await expectAccessibleNarrowToo(page);

  await page.goto(`${HISTORY}?bill_type=tax`);
  const tax = rows(page).filter({ hasText: 'Predial' });
  await expect(tax.getByRole('link', { name: 'Secretaría de Finanzas de la CDMX' })).toBeVisible();
  await expect(tax.locator('svg text')).toHaveText('CD');
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
    first: '11 dic 2025',
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
  test(`by ${label} ${value}: on the wire, in the address, and kept by a reload`, async ({
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
    await apply(page);
    expect(asked(await call)).toEqual({ [name]: wire, limit: '30', cursor: '1' });
    await expect(listed(page)).toHaveCount(count);
    await expect(listed(page).first()).toContainText(first);
    // What is to be made stands above, whatever is asked.
    await expect(planned(page).getByText('28 nov 2026', { exact: true })).toBeVisible();
    await expect(page).toHaveURL((url) => url.search === `?${name}=${value}`);

    const again = listCall(page);
    await page.reload();
    expect(asked(await again)).toEqual({ [name]: wire, limit: '30', cursor: '1' });
    await expect(page.getByText('Filtros (1)')).toBeVisible();
    if (isDay) await expect(dateField(page, label, value)).toBeVisible();
    else await expect(field).toHaveValue(value);
  });
}

test('a row’s receipt as a PDF', async ({ page, signIn }) => {
  await signIn('ana', HISTORY);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF del pago del 11 nov 2026' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('receipt.pdf');
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('none yet, none that the filters let through, and an error with another try', async ({
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
  await expectAccessibleNarrowToo(page);

  await signIn('ana', `${HISTORY}?bill_type=mobile-top-up&payment_status=SCHEDULED`);
  await expect(page.getByRole('status').filter({ hasText: 'Ningún pago coincide' })).toBeVisible();

  await bank.fault({ match: { path: LIST }, then: { code: 'CZ_INTERNAL' } });
  await page.goto(HISTORY);
  await expect(page.getByRole('alert')).toContainText('Oops, no pudimos cargar la información.');
  await bank.clearFaults();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(rows(page)).toHaveCount(30);
});

test('on a phone each row is a block, and nothing scrolls sideways', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('ana', HISTORY);
  await expect(internet(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  const top = async (text: string) =>
    (await internet(page).getByText(text, { exact: true }).boundingBox())?.y ?? 0;
  expect(await top('Internet Quetzal')).toBeGreaterThan(await top('Internet'));
  expect(await top('11 nov 2026')).toBeGreaterThan(await top('Internet Quetzal'));
  // What was refused keeps its reason and its second try, each on a line of its own.
  const refused = listed(page).filter({ hasText: 'Rechazado' });
  const bottom = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  expect(await bottom(refused.getByRole('link', { name: /^Reintentar/ }))).toBeGreaterThan(
    await bottom(refused.getByText('Rechazado')),
  );
  await expect(refused.getByText('La compañía no reconoció el número.')).toBeVisible();
  await internet(page).getByRole('link').click();
  await expect(heading(page, 'Pago hecho')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('what marks today among the days marks the word that explains it, and is no empty box', async ({
  page,
  signIn,
}) => {
  await signIn('ana', HISTORY);
  await openFilters(page);
  await page.getByRole('button', { name: 'Desde: Cualquier fecha' }).click();
  const ring = (marked: Locator) => marked.evaluate((element) => getComputedStyle(element).boxShadow);
  const calendar = page.getByRole('dialog');
  const today = await ring(calendar.getByRole('button', { name: '23 nov 2026, hoy' }));
  expect(today).toContain('inset');
  expect(await ring(calendar.getByText('Hoy', { exact: true }))).toBe(today);
});
