import type { Page } from '@playwright/test';
import { LOG, rows } from '../support/activity-log';
import { chooseDay, dateField } from '../support/dates';
import { expectAccessible, expectAccessibleAtBothWidths } from '../support/dom/axe';
import { expect, test } from '../support/dom/journey';
import { heading } from '../support/own-transfer';
import { navigateTo } from '../support/pages';

const CALL = '/activities';

const openFilters = (page: Page) => page.getByText(/^Filtros/).click();

test('a new operation appears at once, although the log was already loaded', async ({
  page,
  baseURL,
  signIn,
}) => {
  const form = 'transfers/my-own-accounts?from_account=ana-nomina&to_account=ana-ahorro&amount=75';
  await signIn('ana', LOG);
  await expect(rows(page)).toHaveCount(30);
  // Navigates within the client, so that its cache is still filled.
  await navigateTo(page, baseURL, [form, 'Transferir entre mis cuentas']);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Transferir $75.00 MXN' }).click();
  await expect(heading(page, 'Transferencia hecha')).toBeVisible();
  await navigateTo(page, baseURL, [LOG, 'Registro de actividad']);
  await expect(rows(page).first()).toContainText('Transferencia de $75.00 MXN de Nómina a Ahorro');
});

test('loads thirty events per page, retries a failed page and reaches the end', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', LOG);
  await expect(rows(page)).toHaveCount(30);
  const thirtiethText = await rows(page).nth(29).textContent();
  await bank.fault.rule({ match: { path: CALL }, times: 1, then: { code: 'CZ_INTERNAL' } });
  const moreButton = page.getByRole('button', { name: 'Ver más' });
  await moreButton.click();
  await page.getByRole('alert').getByRole('button', { name: 'Reintentar' }).click();
  await expect(rows(page)).toHaveCount(60);
  await expect(rows(page).nth(29)).toHaveText(thirtiethText ?? '');
  await expect(page.getByRole('status').filter({ hasText: 'Se muestran 60 actividades.' })).toHaveCount(1);
  await expect
    .poll(async () => {
      if (await moreButton.isVisible()) await moreButton.click();
      return page.getByText('Ya viste toda tu actividad.').isVisible();
    })
    .toBe(true);
});

test('filters by date, keeps the filter in the URL, rejects invalid ranges and can be cleared', async ({
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

  await bank.fault.rule({ match: { path: CALL }, times: 1, then: { code: 'CZ_UNAVAILABLE' } });
  await page.reload();
  await page.getByRole('alert').getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('region')).toHaveCount(4);
  await expect(dateField(page, 'Desde', '2026-11-15')).toBeVisible();

  await page.goto(`${LOG}?start_date=2026-11-21&end_date=2026-11-21`);
  const emptyState = page.getByRole('status').filter({ hasText: 'No hay actividad en esas fechas' });
  await expect(emptyState).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await emptyState.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(page).toHaveURL(/activity-log$/);
  await expect(rows(page)).toHaveCount(30);
});
