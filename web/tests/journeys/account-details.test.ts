import { readFile } from 'node:fs/promises';
import type { Movement } from '#contract/accounts';
import { choose, days, detailsPath, movementsCall, queryParamsOf, rows } from '../support/account-details';
import { chooseDay } from '../support/dates';
import { describe, expect, test } from '../support/dom/journey';
import { greeting } from '../support/home';
import { heading } from '../support/own-transfer';
import { formatMoney } from '../support/summary';

const PAYROLL_PATH = detailsPath('chequing', 'ana-nomina');

const BUSINESS_PATH = detailsPath('chequing', 'valeria-negocio');

describe('a cheque account', () => {
  test('opens from the home, with its name as title and its heading focused', async ({ page, signIn }) => {
    await signIn('ana');
    await page.getByRole('link', { name: /^Nómina/ }).click();
    await expect(heading(page, 'Nómina')).toBeFocused();
    await expect(page).toHaveTitle('Nómina · Cenzontle');
    await page.getByRole('main').getByRole('link', { name: 'Mis cuentas' }).click();
    await expect(greeting(page)).toBeFocused();
  });

  test('shows today and the ten days before it by default, newest first, fifteen per page', async ({
    page,
    signIn,
  }) => {
    const call = movementsCall(page, 15);
    await signIn('valeria', BUSINESS_PATH);
    expect(queryParamsOf(await call)).toEqual({
      from_date: '2026-11-13',
      to_date: '2026-11-23',
      limit: '15',
      cursor: '1',
    });
    await expect(rows(page)).toHaveCount(15);
    const nextCall = movementsCall(page, 15);
    await page.getByRole('button', { name: 'Ver más' }).click();
    expect(queryParamsOf(await nextCall)).toMatchObject({ cursor: expect.stringMatching(/^[\w-]{8,}$/) });
    await expect(page.getByRole('status').filter({ hasText: '30 movimientos' })).toBeAttached();
    const times = await rows(page)
      .locator('time')
      .evaluateAll((elements) => elements.map((time) => time.getAttribute('datetime')));
    expect(times).toHaveLength(30);
    expect(times).toEqual(times.toSorted().toReversed());
    await expect(page.getByRole('table', { name: 'Del más reciente al más antiguo' })).toBeVisible();
  });

  test('puts a preset period in the URL and in the request', async ({ page, signIn }) => {
    await signIn('ana', PAYROLL_PATH);
    await expect(rows(page).first()).toBeVisible();
    const call = movementsCall(page, 15);
    await page.getByLabel('Periodo').selectOption('Mes anterior');
    expect(queryParamsOf(await call)).toMatchObject({ from_date: '2026-10-01', to_date: '2026-10-31' });
    await expect(page).toHaveURL(/\?period=last-month$/);
    await page.reload();
    await expect(page.getByLabel('Periodo')).toHaveValue('last-month');
    await expect(days(page).first()).toContainText(/^vie 30 oct/);
  });

  test('rejects an end date before the start, then requests the corrected period', async ({
    page,
    signIn,
  }) => {
    await signIn('ana', PAYROLL_PATH);
    await expect(rows(page).first()).toBeVisible();
    await page.getByLabel('Periodo').selectOption('Elegir fechas');
    await chooseDay(page, 'Desde', '2026-11-10');
    await chooseDay(page, 'Hasta', '2026-11-05');
    const nextCall = movementsCall(page, 15);
    await page.getByRole('button', { name: 'Ver movimientos' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByLabel('Hasta')).toHaveAccessibleDescription(
      'Elige una fecha igual o posterior a la inicial.',
    );
    await chooseDay(page, 'Hasta', '2026-11-12');
    await page.getByRole('button', { name: 'Ver movimientos' }).click();
    expect(queryParamsOf(await nextCall)).toMatchObject({ from_date: '2026-11-10', to_date: '2026-11-12' });
  });

  test('filters by charges, credits and text', async ({ page, signIn }) => {
    await signIn('ana', `${PAYROLL_PATH}?period=last-month`);
    await choose(page, 'Abonos');
    await expect(page).toHaveURL(/\?period=last-month&kind=credits$/);
    await expect(rows(page).first()).toBeVisible();
    await expect(rows(page).filter({ hasText: 'menos' })).toHaveCount(0);
    await choose(page, 'Cargos');
    await expect(rows(page).filter({ hasText: '+' })).toHaveCount(0);
    await choose(page, 'Todos');
    const search = page.getByLabel('Buscar');
    await search.fill('ga');
    await expect(search).toHaveAccessibleDescription('Escribe al menos 3 caracteres.');
    await search.fill('GÁS NAT');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Gas natural');
    await expect(page.getByRole('status').filter({ hasText: '1 movimiento' })).toBeAttached();
    await search.fill('nada de esto');
    await expect(page.getByText('Ningún movimiento coincide')).toBeVisible();
  });

  test('shows the daily balance as a line and as a table', async ({ page, signIn }) => {
    await signIn('ana', PAYROLL_PATH);
    const balancePanel = page.getByRole('region', { name: 'Tu saldo', exact: true });
    await expect(balancePanel).toContainText('13 a 23 nov 2026');
    await expect(balancePanel).toContainText('Entraron $24,600.00 y salieron $7,341.07');
    for (const text of ['Hoy', 'Máx. $55,200.13', 'Mín. $31,056.69'])
      await expect(balancePanel).toContainText(text);
    const balanceSlider = balancePanel.getByRole('slider', { name: /^Tu saldo al cierre de cada día/ });
    await expect(balanceSlider).toHaveAttribute('aria-valuetext', '23 nov 2026: $48,315.62 MXN');
    await balanceSlider.press('Home');
    await expect(balanceSlider).toHaveAttribute('aria-valuetext', '12 nov 2026: $31,056.69 MXN');
    await balancePanel.getByRole('button', { name: 'Ver como tabla' }).click();
    await expect(balancePanel.locator('tbody tr')).toHaveCount(12);
  });

  test('moves the focus to the end of the list after the last page', async ({ page, signIn }) => {
    await signIn('ana', `${PAYROLL_PATH}?period=last-month`);
    const moreButton = page.getByRole('button', { name: 'Ver más' });
    const endNote = page.getByText('Ya viste todos los movimientos del periodo.');
    await moreButton.focus();
    await page.keyboard.press('Enter');
    await expect(rows(page)).not.toHaveCount(15);
    await expect(endNote).toBeFocused();
  });

  test('exports a whole period as CSV', async ({ page, signIn }) => {
    await signIn('valeria', `${BUSINESS_PATH}?period=last-month`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('movimientos-8146-2026-10-01-a-2026-10-31.csv');
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines[0]).toBe('\uFEFFFecha,Descripción,Tipo,Importe,Moneda,Saldo');
    expect(lines.length).toBeGreaterThan(500);
    for (const line of lines.slice(1)) {
      expect(line).toMatch(/^2026-10-\d\d,.+,(Cargo,-|Abono,)\d+\.\d\d,MXN,\d+\.\d\d$/);
    }
  });
});

test('amounts hidden on the home stay hidden on the detail pages until they are shown', async ({
  page,
  signIn,
}) => {
  await signIn('ana');
  await page.getByRole('button', { name: 'Ocultar saldos' }).click();
  const showButton = page.getByRole('button', { name: 'Mostrar saldos' });
  for (const path of ['chequing/ana-nomina', 'credit-card/ana-tarjeta', 'mortgage/ana-hipoteca']) {
    await page.goto(`account-summary/details/${path}`);
    await expect(page.locator('tbody tr:not([data-day])').first()).toBeVisible();
    await expect(showButton).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('$');
  }
  for (const path of ['investment-fund/ana-fondo', 'investment-product/ana-valores']) {
    await page.goto(`account-summary/details/${path}`);
    await expect(page.locator('tbody tr:not([data-day])').first()).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/\$\d{2}|70,075/);
  }
  await showButton.click();
  await expect(page.getByRole('main')).toContainText('$150,000.00 MXN');
});

describe('error and empty states', () => {
  test('shows a not-found page for an unknown account or an account of another customer', async ({
    page,
    signIn,
  }) => {
    await signIn('ana', detailsPath('chequing', 'carmen-cheques'));
    await expect(heading(page, 'No encontramos esta cuenta')).toBeVisible();
    await page.goto(detailsPath('chequing', 'no-existe'));
    await expect(heading(page, 'No encontramos esta cuenta')).toBeVisible();
    await page.getByRole('link', { name: 'Ir a Mis cuentas' }).click();
    await expect(greeting(page)).toBeVisible();
  });

  test('redirects an account with the wrong type in its URL', async ({ page, signIn }) => {
    await signIn('ana', detailsPath('chequing', 'ana-tarjeta'));
    await expect(heading(page, 'Tarjeta Oro')).toBeVisible();
    await expect(page).toHaveURL(/\/details\/credit-card\/ana-tarjeta$/);
  });

  test('shows an error with a retry when the account fails to load', async ({ page, bank, signIn }) => {
    await bank.fault.rule({
      match: { path: '/api/accounts/v2/accounts/ana-nomina' },
      then: { code: 'CZ_INTERNAL' },
    });
    await signIn('ana', PAYROLL_PATH);
    const error = page.getByRole('alert');
    await expect(error).toContainText('Oops, no pudimos cargar la información.');
    await bank.clearFaults();
    await error.getByRole('button', { name: 'Reintentar' }).click();
    await expect(heading(page, 'Nómina')).toBeVisible();
  });

  test('keeps the rest of the page when movements fail to load', async ({ page, bank, signIn }) => {
    await bank.fault.rule({
      match: { path: '/api/accounts/v2/accounts/ana-nomina/transactions' },
      then: { code: 'CZ_INTERNAL' },
    });
    await signIn('ana', PAYROLL_PATH);
    const error = page.getByRole('alert');
    await expect(error).toContainText('Oops, no pudimos cargar la información.');
    await expect(page.getByRole('main')).toContainText('$48,315.62');
    await bank.clearFaults();
    await error.getByRole('button', { name: 'Reintentar' }).click();
    await expect(rows(page).first()).toBeVisible();
    await expect(error).toHaveCount(0);
  });

  test('shows an empty state for a period without movements', async ({ page, signIn }) => {
    await signIn('ana', `${PAYROLL_PATH}?period=dates&from_date=2020-01-01&to_date=2020-01-31`);
    await expect(page.getByText('No hay movimientos en este periodo')).toBeVisible();
  });
});

test('the kind filter works by keyboard, and Tab continues to the clear button and to the first row', async ({
  page,
  signIn,
}) => {
  await signIn('ana', PAYROLL_PATH);
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('radio', { name: 'Todos' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Cargos' })).toBeChecked();
  const clearButton = page.getByRole('button', { name: 'Quitar filtros' });
  await expect(clearButton).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(clearButton).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(rows(page).first().getByRole('button')).toBeFocused();
});

test('exports only the filtered movements', async ({ page, signIn }) => {
  await signIn('ana', `${PAYROLL_PATH}?period=last-month&kind=credits`);
  await expect(rows(page).first()).toBeVisible();
  const rowCount = await rows(page).count();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar lo filtrado' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/-2026-10-01-a-2026-10-31-filtrados\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n').slice(1);
  expect(lines).toHaveLength(rowCount);
  for (const line of lines) expect(line).toContain(',Abono,');
  await page.getByLabel('Buscar').fill('milpa');
  await expect(page.getByText('Ningún movimiento coincide')).toBeVisible();
  const emptyDownload = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar lo filtrado' }).click();
  expect((await readFile(await (await emptyDownload).path(), 'utf8')).trimEnd().split('\r\n')).toHaveLength(
    1,
  );
});

test('each movement shows its description, time, sign and balance under its day', async ({
  page,
  signIn,
}) => {
  const response = page.waitForResponse(/ana-nomina\/transactions\?.*limit=15/);
  await signIn('ana', PAYROLL_PATH);
  const { data }: { data: Movement[] } = await (await response).json();
  await expect(rows(page)).toHaveCount(data.length);
  await expect(days(page).locator('th')).toHaveText([
    'vie 20 nov',
    'jue 19 nov',
    'mar 17 nov',
    'lun 16 nov',
    'sáb 14 nov',
    'vie 13 nov',
  ]);
  for (const [index, { postedAt, description, amount, balance }] of data.entries()) {
    const sign = amount < 0 ? 'menos ' : '+';
    await expect(rows(page).nth(index).locator('td')).toHaveText([
      new RegExp(`^${description}.+ · ${postedAt?.slice(11, 16)}$`),
      new RegExp(`${sign.replace('+', '\\+')}${formatMoney(amount, 'MXN').replace(/[$.]/g, '\\$&')}$`),
      formatMoney(balance ?? 0, 'MXN').replace(' MXN', ''),
    ]);
  }
});
