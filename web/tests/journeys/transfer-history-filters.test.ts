import type { TransferRow } from '#contract/transfers';
import { chooseDay, dateField } from '../support/dates';
import { expect, test } from '../support/dom/journey';
import {
  applyFilters,
  HISTORY,
  LIST,
  listCall,
  nextListRows,
  openFilters,
  queryParamsOf,
  rows,
} from '../support/history';
import { heading } from '../support/own-transfer';

type Filter = { label: string; value: string; name: string; meets: (row: TransferRow) => boolean };

/** Filters with a value, their query parameter, and the condition that every row meets. */
const filters: Record<string, readonly Filter[]> = {
  'the days': [
    {
      label: 'Desde',
      value: '2026-11-01',
      name: 'start_date',
      meets: ({ effectiveDate }) => effectiveDate >= '2026-11-01',
    },
    {
      label: 'Hasta',
      value: '2026-03-05',
      name: 'end_date',
      meets: ({ effectiveDate }) => effectiveDate <= '2026-03-05',
    },
  ],
  'the kind': [
    {
      label: 'Tipo',
      value: 'schedule',
      name: 'transfer_type',
      meets: ({ transferType }) => transferType === 'schedule',
    },
    {
      label: 'Estatus',
      value: 'REJECTED',
      name: 'transfer_status',
      meets: ({ status }) => status === 'REJECTED',
    },
  ],
  'the accounts': [
    {
      label: 'Cuenta origen',
      value: 'ana-ahorro',
      name: 'origin_account',
      meets: ({ fromAccount }) => fromAccount.displayId.endsWith('7730'),
    },
    {
      label: 'Cuenta destino',
      value: 'ana-nomina',
      name: 'destination_account',
      meets: ({ toAccount }) => toAccount.displayId.endsWith('4821'),
    },
  ],
};

test('the source filter offers only accounts that can send money', async ({ page, signIn }) => {
  await signIn('ana', HISTORY);
  await openFilters(page);
  const origin = page.getByLabel('Cuenta origen').getByRole('option');
  await expect(origin.filter({ hasText: 'Nómina' })).toHaveCount(1);
  await expect(origin.filter({ hasText: /Crédito|Mi casa|Valores|Fondo/ })).toHaveCount(0);
});

for (const [title, fields] of Object.entries(filters)) {
  test(`filtering by ${title} updates the request and the URL, and survives a reload`, async ({
    page,
    signIn,
  }) => {
    await signIn('ana', HISTORY);
    await expect(rows(page)).toHaveCount(30);
    await openFilters(page);
    for (const { label, value, name, meets } of fields) {
      const field = page.getByLabel(label);
      const choose = (option: string) =>
        title === 'the days' ? chooseDay(page, label, option) : field.selectOption(option);
      await choose(value);
      const [call, nextRows] = [listCall(page), nextListRows(page)];
      await applyFilters(page);
      expect(queryParamsOf(await call)).toEqual({ [name]: value, limit: '30', cursor: '1' });
      const transfers = await nextRows;
      expect(transfers.length).toBeGreaterThan(0);
      expect(transfers.filter((row) => !meets(row))).toEqual([]);
      await expect(rows(page)).toHaveCount(transfers.length);
      await expect(page).toHaveURL((url) => url.search === `?${name}=${value}`);

      const reloadCall = listCall(page);
      await page.reload();
      expect(queryParamsOf(await reloadCall)).toEqual({ [name]: value, limit: '30', cursor: '1' });
      await expect(page.getByText('Filtros (1)')).toBeVisible();
      await expect(rows(page)).toHaveCount(transfers.length);
      if (title === 'the days') await expect(dateField(page, label, value)).toBeVisible();
      else await expect(field).toHaveValue(value);
      await choose('');
    }
  });
}

test('combines several filters, and clearing them restores the list', async ({ page, signIn }) => {
  const nextRows = nextListRows(page);
  await signIn(
    'ana',
    `${HISTORY}?start_date=2026-10-01&end_date=2026-11-23&transfer_type=onetime&destination_account=ana-ahorro`,
  );
  const transfers = (await nextRows).map(({ effectiveDate, message }) => `${effectiveDate} ${message}`);
  expect(transfers).toEqual(['2026-11-16 Traspaso a ahorro', '2026-10-16 Traspaso a ahorro']);
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText('Filtros (4)')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(rows(page)).toHaveCount(30);
  await expect(page).toHaveURL((url) => url.search === '');
  await expect(heading(page, 'Transferencias realizadas')).toBeFocused();
  await page.goBack();
  await expect(rows(page)).toHaveCount(2);
});

test('buttons filter by month, person and status, and restore the list when pressed again', async ({
  page,
  signIn,
}) => {
  await signIn('ana', HISTORY);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Octubre');
  await expect(page.getByRole('button', { name: 'Octubre', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page).toHaveURL(/start_date=2026-10-01&end_date=2026-10-31$/);
  await press('Mamá');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('04 oct 2026');
  await press('Octubre');
  await press('Mamá');
  await press('Rechazadas');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Enganche del coche');
  await press('Rechazadas');
  await expect(page).toHaveURL(/transactions$/);
});

test('keeps the filters on the next page', async ({ page, signIn }) => {
  await signIn('ana', `${HISTORY}?origin_account=ana-nomina`);
  await expect(rows(page)).toHaveCount(30);
  const call = listCall(page);
  await page.getByRole('button', { name: 'Ver más' }).click();
  expect(queryParamsOf(await call)).toEqual({
    origin_account: 'ana-nomina',
    limit: '30',
    cursor: expect.stringMatching(/^[\w-]{8,}$/),
  });
  await expect(rows(page)).toHaveCount(60);
});

test('ignores unknown and invalid filters in the URL', async ({ page, signIn }) => {
  const call = listCall(page);
  await signIn('ana', `${HISTORY}?start_date=ayer&transfer_status=TODO&limit=999&otra=1`);
  expect(queryParamsOf(await call)).toEqual({ limit: '30', cursor: '1' });
  await expect(heading(page, 'Transferencias realizadas')).toBeVisible();
  await expect(rows(page)).toHaveCount(30);
});

test('shows no transfers for an account of another customer in the URL', async ({ page, signIn }) => {
  await signIn('ana', `${HISTORY}?origin_account=luis-cheques`);
  await expect(page.getByText('Ninguna transferencia coincide').or(page.getByRole('alert'))).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
});

test('rejects an end date before the start date without a request', async ({ page, bank, signIn }) => {
  await signIn('ana', HISTORY);
  await expect(rows(page)).toHaveCount(30);
  await openFilters(page);
  await chooseDay(page, 'Desde', '2026-11-20');
  await chooseDay(page, 'Hasta', '2026-11-01');
  const listCalls = async () => (await bank.requests()).filter(({ path }) => path === LIST);
  const before = await listCalls();
  await applyFilters(page);
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Elige una fecha igual o posterior a la inicial.' }).click();
  await expect(page.getByLabel('Hasta')).toBeFocused();
  await expect(page.getByLabel('Hasta')).toHaveAccessibleDescription(
    'Elige una fecha igual o posterior a la inicial.',
  );
  await expect(page).toHaveURL((url) => url.search === '');
  expect(await listCalls()).toEqual(before);
});
