import type { Page } from '@playwright/test';
import { DELAY_MS, describe, expect, test } from '../support/dom/journey';
import {
  applyFilters,
  HISTORY,
  LIST,
  listCall,
  nextListRows,
  openFilters,
  queryParamsOf,
  rows,
  section,
  sortableHeader,
} from '../support/history';
import { FORM, goToReview, heading, sendButton, shownValue } from '../support/own-transfer';

/** Dates of the completed transfers, in display order. */
const days = (page: Page) => section(page, 'Realizadas').locator('td time');

describe('the list', () => {
  test('loads thirty transfers per page', async ({ page, signIn }) => {
    const call = listCall(page);
    await signIn('ana', HISTORY);
    expect(queryParamsOf(await call)).toEqual({ limit: '30', cursor: '1' });
    await expect(rows(page)).toHaveCount(30);
    await expect(page.getByRole('status').filter({ hasText: '30 transferencias' })).toBeAttached();

    const nextCall = listCall(page);
    await page.getByRole('button', { name: 'Ver más' }).click();
    expect(queryParamsOf(await nextCall)).toEqual({
      limit: '30',
      cursor: expect.stringMatching(/^[\w-]{8,}$/),
    });
    await expect(rows(page)).toHaveCount(60);
    for (let [shown, length] = [60, 30]; length === 30; shown += length) {
      const next = nextListRows(page);
      await page.getByRole('button', { name: 'Ver más' }).click();
      ({ length } = await next);
      expect(length).toBeGreaterThan(0);
      await expect(rows(page)).toHaveCount(shown + length);
    }
    await expect(page.getByRole('button', { name: 'Ver más' })).toHaveCount(0);
  });

  test('shows date, accounts, concept, status and amount in each row', async ({ page, signIn }) => {
    await signIn('ana', HISTORY);
    for (const [day, status, amount, concept, target] of [
      ['07 dic 2026', 'Programada', '$4,000.00 MXN', 'Ahorro para el viaje', 'Ahorro para el viaje'],
      ['20 nov 2026', 'Rechazada', '$95,000.00 MXN', 'Enganche del coche', 'Ahorro para el viaje'],
      ['16 nov 2026', 'Aplicada', '$4,000.00 MXN', 'Traspaso a ahorro', 'Ahorro para el viaje'],
    ] as const) {
      const row = rows(page).filter({ has: page.getByRole('cell', { name: day, exact: true }) });
      await expect(row.getByRole('cell', { name: status, exact: true })).toBeVisible();
      await expect(row.getByRole('cell', { name: amount, exact: true })).toBeVisible();
      await expect(row.getByText(concept).last()).toBeVisible();
      await expect(row.getByRole('link', { name: target, exact: true })).toBeVisible();
      await expect(row.getByText('De Nómina', { exact: true })).toBeVisible();
    }
    await expect(rows(page).filter({ hasText: 'Rechazada' })).toContainText(
      'Saldo insuficiente en la cuenta origen.',
    );
  });

  test('sorts by date in both directions and announces the direction', async ({ page, signIn }) => {
    await signIn('ana', HISTORY);
    await expect(sortableHeader(page)).toHaveAttribute('aria-sort', 'descending');
    const newestFirst = await days(page).evaluateAll((elements) =>
      elements.map((day) => day.getAttribute('datetime')),
    );
    expect(newestFirst).toHaveLength(29);
    expect(newestFirst).toEqual(newestFirst.toSorted().toReversed());
    await sortableHeader(page).getByRole('button').click();
    await expect(sortableHeader(page)).toHaveAttribute('aria-sort', 'ascending');
    const oldestFirst = await days(page).evaluateAll((elements) =>
      elements.map((day) => day.getAttribute('datetime')),
    );
    expect(oldestFirst).toEqual(newestFirst.toSorted());
  });

  test('includes a transfer made a moment ago', async ({ page, signIn }) => {
    await signIn('ana', FORM);
    await goToReview(page, { concept: 'Recién hecha' });
    await sendButton(page).click();
    await expect(heading(page, 'Transferencia hecha')).toBeVisible();
    await page.getByRole('button', { name: 'Registros' }).click();
    await page.getByRole('link', { name: 'Transferencias realizadas' }).click();
    const row = rows(page).filter({ hasText: 'Recién hecha' });
    await expect(row).toContainText('23 nov 2026');
    await expect(row).toContainText('Aplicada');
    await expect(row).toContainText('$1,250.00 MXN');
  });

  test('links a row to its receipt, and Back returns to the list', async ({ page, signIn }) => {
    await signIn('ana', HISTORY);
    await rows(page).filter({ hasText: 'Enganche del coche' }).getByRole('link').click();
    await expect(heading(page, 'Transferencia rechazada')).toBeVisible();
    await expect(page).toHaveURL(/\/transfers\/my-own-accounts\/receipt\?key=[\w-]+$/);
    await expect(shownValue(page, 'Concepto')).toHaveText('Enganche del coche');
    await expect(page.getByText('Saldo insuficiente en la cuenta origen.')).toBeVisible();
    await expect(
      page.getByText('Hoy tienes $48,315.62 MXN en Nómina: te faltan $46,684.38 MXN.'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: /^(Programar|Intentar|Cambiar)/ })).toHaveText([
      'Programar para otro día',
      'Cambiar el importe',
    ]);
    await page.goBack();
    await expect(heading(page, 'Transferencias realizadas')).toBeVisible();
    await expect(rows(page)).toHaveCount(30);
  });

  test('shows scheduled transfers above executed transfers', async ({ page, signIn }) => {
    await signIn('ana', HISTORY);
    const scheduled = section(page, 'Programadas (1)');
    await expect(scheduled.locator('time')).toHaveText(['07 dic 2026']);
    await expect(scheduled.getByRole('button', { name: /^Cancelar/ })).toBeVisible();
    const completed = section(page, 'Realizadas');
    await expect(completed.locator('time').first()).toHaveText('20 nov 2026');
    await expect(completed.getByText('Programada')).toHaveCount(0);
    await page.goto(`${HISTORY}?transfer_status=REJECTED`);
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByRole('region', { name: /^(Programadas|Realizadas)/ })).toHaveCount(0);
  });

  test('hides the filters on a phone behind a button with their count', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn('ana', `${HISTORY}?transfer_status=BLOCKED`);
    const button = page.getByText('Filtros (1)', { exact: true });
    await expect(button).toBeVisible();
    await expect(page.getByLabel('Estatus')).toBeHidden();
    await button.click();
    await expect(page.getByLabel('Estatus')).toHaveValue('BLOCKED');
    await page.getByLabel('Estatus').selectOption('REJECTED');
    await applyFilters(page);
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByLabel('Estatus')).toBeHidden();
    await page.goBack();
    await page
      .getByRole('status')
      .filter({ hasText: 'Ninguna transferencia coincide' })
      .getByRole('button', { name: 'Quitar filtros' })
      .click();
    await expect(rows(page)).toHaveCount(30);
  });
});

describe('cancelling', () => {
  const CANCEL_TRANSFER = 'Cancelar la transferencia del 07 dic 2026';

  test('is possible only for scheduled transfers, and closing the dialog changes nothing', async ({
    page,
    bank,
    signIn,
  }) => {
    await signIn('ana', HISTORY);
    await expect(page.getByRole('button', { name: /^Cancelar/ })).toHaveCount(1);
    await page.getByRole('button', { name: CANCEL_TRANSFER }).click();
    const dialog = page.getByRole('dialog', { name: '¿Cancelar esta transferencia?' });
    await expect(dialog).toContainText(
      '$4,000.00 MXN a Ahorro para el viaje, programada para el 07 dic 2026.',
    );
    await expect(dialog).toContainText('Ya no se hará, y no se hará ningún cargo a tu cuenta.');
    await expect(dialog.getByRole('button', { name: 'Conservarla' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: CANCEL_TRANSFER })).toBeFocused();
    await expect(rows(page).first()).toContainText('Programada');
    expect((await bank.requests()).filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  test('updates the row, and the transfer is never executed', async ({ page, bank, signIn }) => {
    await signIn('ana', HISTORY);
    const before = await bank.ledger.balance('ana-nomina');
    await page.getByRole('button', { name: CANCEL_TRANSFER }).click();
    await page.getByRole('button', { name: 'Cancelar transferencia' }).click();
    await expect(page.getByRole('heading', { name: 'Programadas (1)' })).toHaveCount(0);
    // The row is listed under the day of the cancellation, not the scheduled day.
    await expect(rows(page).first()).toContainText(/23 nov 2026.*Cancelada/);
    await expect(page.getByRole('button', { name: CANCEL_TRANSFER })).toHaveCount(0);
    await expect(page.locator(':focus')).toHaveText('Cancelaste la transferencia. No se hará ningún cargo.');
    await expect(page.getByRole('status').filter({ hasText: 'Cancelaste la transferencia.' })).toBeVisible();
    await bank.clock.advance('P15D');
    // In these 15 days the bank pays a bill, saves money and sells fund units, but does not execute the transfer.
    const otherJobs = -268_38 - 1500_00 - 649_00 + 5000_79;
    expect(await bank.ledger.balance('ana-nomina')).toBe(before + otherJobs);
  });

  test('succeeds on retry when its response is lost and its lookup fails', async ({ page, bank, signIn }) => {
    await signIn('ana', HISTORY);
    await bank.fault.lostAnswer().on('transfers.cancel');
    await bank.fault.code('CZ_INTERNAL').on('transfers.receipt');
    await page.getByRole('button', { name: CANCEL_TRANSFER }).click();
    await page.getByRole('button', { name: 'Cancelar transferencia' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.locator(':focus')).toHaveText('Cancelaste la transferencia. No se hará ningún cargo.');
  });

  test('shows the reason of a rejection, and that nothing was charged', async ({ page, bank, signIn }) => {
    await signIn('ana', HISTORY);
    await bank.fault.rule({ match: { method: 'DELETE' }, then: { code: 'CZ_NOT_CANCELLABLE' } });
    await page.getByRole('button', { name: CANCEL_TRANSFER }).click();
    await page.getByRole('button', { name: 'Cancelar transferencia' }).click();
    const error = page.getByRole('alertdialog');
    await expect(error).toContainText('Código de error: CZ_NOT_CANCELLABLE');
    await expect(error).toContainText('No se hizo ningún cargo a tu cuenta.');
    await error.getByRole('button', { name: 'Entendido' }).click();
    await expect(error).toHaveCount(0);
    await expect(rows(page).first()).toContainText('Programada');
  });
});

describe('loading, error and empty states', () => {
  test('shows a loading indicator', async ({ page, bank, signIn }) => {
    await bank.fault.rule({ match: { path: LIST }, times: 1, then: { delayMs: DELAY_MS } });
    await signIn('ana', HISTORY);
    await expect(heading(page, 'Transferencias realizadas')).toBeVisible();
    await expect(page.getByText('Se está cargando la información...')).toBeVisible();
    await expect(rows(page)).toHaveCount(30);
    await expect(page.getByText('Se está cargando la información...')).toHaveCount(0);
  });

  test('links an empty history to a first transfer', async ({ page, signIn }) => {
    await signIn('mateo', HISTORY);
    await expect(page.getByRole('status').filter({ hasText: 'Aún no tienes transferencias' })).toBeVisible();
    await page.getByRole('link', { name: 'Hacer tu primera transferencia' }).click();
    await expect(page).toHaveURL(/\/hubs\/transfers$/);
  });

  test('shows an error with a retry', async ({ page, bank, signIn }) => {
    await bank.fault.rule({ match: { path: LIST }, then: { code: 'CZ_INTERNAL' } });
    await signIn('ana', HISTORY);
    const error = page.getByRole('alert');
    await expect(error).toContainText('Oops, no pudimos cargar la información.');
    await bank.clearFaults();
    await error.getByRole('button', { name: 'Reintentar' }).click();
    await expect(rows(page)).toHaveCount(30);
    await expect(error).toHaveCount(0);
  });

  test('keeps the loaded rows when the next page fails', async ({ page, bank, signIn }) => {
    await signIn('ana', HISTORY);
    await expect(rows(page)).toHaveCount(30);
    await bank.fault.rule({ match: { path: LIST }, then: { code: 'CZ_INTERNAL' } });
    await page.getByRole('button', { name: 'Ver más' }).click();
    await expect(page.getByRole('alert')).toContainText('Oops, no pudimos cargar la información.');
    await expect(rows(page)).toHaveCount(30);
    await bank.clearFaults();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(rows(page)).toHaveCount(60);
  });

  test('shows an empty filter result', async ({ page, signIn }) => {
    await signIn('ana', `${HISTORY}?transfer_status=BLOCKED`);
    await expect(
      page.getByRole('status').filter({ hasText: 'Ninguna transferencia coincide' }),
    ).toBeVisible();
    await expect(page.getByText('Filtros (1)')).toBeVisible();
  });
});

test('a filter has no effect until it is applied', async ({ page, signIn }) => {
  await signIn('ana', HISTORY);
  await openFilters(page);
  await page.getByLabel('Estatus').selectOption('Rechazada');
  await expect(rows(page)).toHaveCount(30);
  await applyFilters(page);
  await expect(rows(page)).toHaveCount(1);
});
