import type { Page } from '@playwright/test';
import { LOG, rows } from '../support/activity-log';
import { expectAccessible, expectAccessibleNarrowToo, expectNoSidewaysScroll } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { clippedTexts, textFaults } from '../support/browser/text';
import { chooseDay, dateField } from '../support/dates';
import { heading } from '../support/own-transfer';

const CALL = '/activities';

const day = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const openFilters = (page: Page) => page.getByText(/^Filtros/).click();

test('day by day: what was done, where, how it ended and when; what failed is told apart @smoke', async ({
  page,
  bank,
  baseURL,
  signIn,
}) => {
  const { origin } = new URL(baseURL ?? '');
  const form = { username: 'ana', password: 'adivinada' };
  await page.request.post(`${origin}/login`, { form, maxRedirects: 0 });
  await signIn('ana', LOG);
  await expect(heading(page, 'Registro de actividad')).toBeVisible();
  const today = day(page, 'Hoy 23 nov 2026');
  await expect(today.getByRole('listitem')).toHaveText([
    /Iniciaste sesión.*Acceso · Web.*Hecho.*09:30/s,
    /Intento de inicio de sesión con datos incorrectos.*No se hizo.*09:30/s,
  ]);
  await expect(day(page, 'Ayer 22 nov 2026')).toBeVisible();
  await expect(day(page, '20 nov 2026')).toBeVisible();
  await expect(page.getByText('Si algo no lo hiciste tú, llama de inmediato al')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '(55) 0000 0000' })).toHaveAttribute(
    'href',
    'tel:+525500000000',
  );
  await expectAccessibleNarrowToo(page);
  const told = await bank.outbox('ana');
  expect(told.map(({ subject, channel }) => `${channel} ${subject}`)).toEqual(['PUSH Iniciaste sesión']);
  expect(await bank.outbox('luis')).toEqual([]);
});

test('thirty at a time, and the next where the last ended', async ({ page, bank, signIn }) => {
  await signIn('ana', LOG);
  await expect(rows(page)).toHaveCount(30);
  const thirtieth = await rows(page).nth(29).textContent();
  await bank.fault({ match: { path: CALL }, times: 1, then: { code: 'CZ_INTERNAL' } });
  const more = page.getByRole('button', { name: 'Ver más' });
  await more.click();
  await page.getByRole('alert').getByRole('button', { name: 'Reintentar' }).click();
  await expect(rows(page)).toHaveCount(60);
  await expect(rows(page).nth(29)).toHaveText(thirtieth ?? '');
  await expect(page.getByRole('status').filter({ hasText: 'Se muestran 60 actividades.' })).toHaveCount(1);
  await expect(async () => {
    if (await more.isVisible()) await more.click({ timeout: 500 });
    await expect(page.getByText('Ya viste toda tu actividad.')).toBeVisible({ timeout: 300 });
  }).toPass();
});

test('only some days, which the address keeps; wrong ones are said; none can be taken off', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', LOG);
  await openFilters(page);
  await chooseDay(page, 'Desde', '2026-11-22');
  await chooseDay(page, 'Hasta', '2026-11-20');
  await page.getByRole('button', { name: 'Aplicar filtros' }).click();
  await expect(page.getByRole('alert')).toContainText('Elige una fecha igual o posterior a la inicial.');
  await expectAccessible(page);
  await chooseDay(page, 'Desde', '2026-11-15');
  await page.getByRole('button', { name: 'Aplicar filtros' }).click();
  await expect(page).toHaveURL(/start_date=2026-11-15&end_date=2026-11-20$/);
  await expect(heading(page, 'Registro de actividad')).toBeFocused();
  await expect(page.getByRole('region')).toHaveText([/^20 nov/, /^19 nov/, /^16 nov/, /^15 nov/]);

  await bank.fault({ match: { path: CALL }, times: 1, then: { code: 'CZ_UNAVAILABLE' } });
  await page.reload();
  await page.getByRole('alert').getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('region')).toHaveCount(4);
  await expect(dateField(page, 'Desde', '2026-11-15')).toBeVisible();

  await page.goto(`${LOG}?start_date=2026-11-21&end_date=2026-11-21`);
  const none = page.getByRole('status').filter({ hasText: 'No hay actividad en esas fechas' });
  await expect(none).toBeVisible();
  await expectAccessibleNarrowToo(page);
  await none.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(page).toHaveURL(/activity-log$/);
  await expect(rows(page)).toHaveCount(30);
});

test('by keyboard at 390 px, where what was done needs no word', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('ana', LOG);
  await expect(rows(page)).toHaveCount(30);
  await page.getByRole('main').getByRole('link', { name: '(55) 0000 0000' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Hasta: Cualquier fecha' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Desde: Cualquier fecha' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Desde' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ver más' }).focus();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(60);
});

for (const [width, size] of [
  [320, '100%'],
  [390, '100%'],
  [320, '200%'],
] as const) {
  test(`at ${width} px with text at ${size} it is read in whole words`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn('ana', LOG);
    await expect(rows(page)).toHaveCount(30);
    await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
    await expectNoSidewaysScroll(page);
    expect(await textFaults(page.getByRole('main'))).toEqual({ broken: [], together: [] });
    expect(await clippedTexts(page)).toEqual([]);
  });
}
