import type { Locator } from '@playwright/test';
import { days, detailsPath, rows } from '../support/account-details';
import { expect, test } from '../support/dom/journey';

const NOMINA = detailsPath('chequing', 'ana-nomina');

test('a search without a chosen period covers the last year, and the controls show it', async ({
  page,
  signIn,
}) => {
  await signIn('ana', NOMINA);
  await page.getByLabel('Buscar').fill('aguinaldo');
  await expect(
    page.getByRole('status').filter({ hasText: '2 movimientos en todo el último año' }),
  ).toBeVisible();
  await expect(page.getByLabel('Periodo')).toHaveValue('last-year');
  await expect(page).toHaveURL(/\?q=aguinaldo$/);
  await page.reload();
  await expect(page.getByLabel('Buscar')).toHaveValue('aguinaldo');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(page.getByLabel('Periodo')).toHaveValue('last-10-days');
  await expect(page).toHaveURL(/ana-nomina$/);
});

test('filters by category', async ({ page, signIn }) => {
  await signIn('ana', `${NOMINA}?period=last-month`);
  await page.getByLabel('Categoría').selectOption('Nómina');
  await expect(page).toHaveURL(/\?period=last-month&category=payroll$/);
  await expect(rows(page)).toHaveCount(2);
  for (const row of await rows(page).all()) await expect(row).toContainText(/^Nómina/);
});

test('a day with several movements shows its total once fully loaded', async ({ page, signIn }) => {
  await signIn('ana', `${NOMINA}?period=last-month`);
  const total = (row: Locator) => row.getByText(/Total del día/);
  await expect(days(page).filter({ hasText: 'sáb 24 oct' })).toContainText('Total del día: +$3,696.60');
  await expect(total(days(page).last())).toHaveCount(0);
  await page.getByRole('button', { name: 'Ver más' }).click();
  await expect(page.getByText('Ya viste todos los movimientos del periodo.')).toBeVisible();
  await expect(total(days(page).last())).toHaveCount(1);
});

test('on wide windows the only movement of a day shows the date in its row instead of a day header', async ({
  page,
  signIn,
}) => {
  await signIn('ana', `${NOMINA}?period=last-month`);
  await expect(rows(page).first()).toContainText('vie 30 oct · Nómina · 06:30');
  await expect(days(page).first()).toBeHidden();
  await expect(days(page).filter({ hasText: 'sáb 24 oct' })).toBeVisible();
});

test('a chosen period is kept, and a search with few results offers the whole year', async ({
  page,
  signIn,
}) => {
  await signIn('ana', `${NOMINA}?period=last-month`);
  const search = page.getByLabel('Buscar');
  await search.fill('aguinaldo');
  await expect(page.getByRole('status').filter({ hasText: 'Buscamos en el mes anterior.' })).toBeVisible();
  await page.getByRole('button', { name: 'Buscar en todo el año' }).click();
  await expect(page).toHaveURL(/\?period=last-year&q=aguinaldo$/);
  await expect(rows(page).first()).toContainText(/aguinaldo/i);
  await search.fill('nada de esto');
  await expect(page.getByText('Ningún movimiento coincide')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buscar en todo el año' })).toHaveCount(0);
  await expect(page).toHaveURL(/q=nada\+de\+esto$/);
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(search).toHaveValue('');
  // The field is cleared before the URL changes.
  await expect(page).not.toHaveURL(/q=/);
  await expect(rows(page).first()).toBeVisible();
});

test('labels the day before today as yesterday', async ({ page, signIn }) => {
  await signIn('valeria', detailsPath('chequing', 'valeria-negocio'));
  await expect(days(page).first().locator('th')).toHaveText('Ayer dom 22 nov');
});
