import type { Page } from '@playwright/test';
import { chooseDay, dateField } from '../support/dates';
import { expectAccessibleAtBothWidths } from '../support/dom/axe';
import { describe, expect, test } from '../support/dom/journey';
import { applyFilters, openFilters, rows, section } from '../support/history';
import { amountField, FUND, HISTORY, side } from '../support/investment-funds';
import {
  addRejectedPurchase,
  changeButton,
  dialog,
  sale,
  successMessage,
} from '../support/investment-funds-history';
import { heading, shownValue } from '../support/own-transfer';

const LIST = /\/investment-funds\/transactions/;

const removeButton = (page: Page) =>
  page.getByRole('button', { name: 'Eliminar la operación del 02 dic 2026' });

test('filters narrow the list, stay in the URL and can be cleared', async ({ page, signIn }) => {
  await signIn('ana', HISTORY);
  await openFilters(page);
  await page.getByLabel('Operación', { exact: true }).selectOption('BUY');
  await page.getByLabel('Estatus').selectOption('PROCESSED');
  await chooseDay(page, 'Desde', '2026-04-01');
  await chooseDay(page, 'Hasta', '2026-08-31');
  const call = page.waitForRequest(LIST);
  await applyFilters(page);
  expect(Object.fromEntries(new URL((await call).url()).searchParams)).toEqual({
    start_date: '2026-04-01',
    end_date: '2026-08-31',
    operation_type: 'BUY',
    investment_status: 'PROCESSED',
  });
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('15 abr 2026');
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await page.goto(`${HISTORY}?investment_status=SCHEDULED&operation_type=BUY`);
  await expect(page.getByRole('heading', { name: 'Ninguna operación coincide' })).toBeVisible();
  await page.getByRole('button', { name: 'Quitar filtros' }).last().click();
  await expect(rows(page)).toHaveCount(4);
  await page.goto(`${HISTORY}?investment_status=STOLEN&operation_type=%00&start_date=2026-02-30`);
  await expect(rows(page)).toHaveCount(4);
});

test('a history that fails to load can be retried, and an empty history links to the form', async ({
  page,
  bank,
  signIn,
}) => {
  await bank.fault.rule({ match: { path: '/transactions' }, times: 1, then: { code: 'CZ_INTERNAL' } });
  await signIn('carmen', HISTORY);
  await page.getByRole('alert').getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { name: 'Aún no tienes operaciones de fondos' })).toBeVisible();
  await page.getByRole('link', { name: 'Comprar o vender fondos' }).click();
  await expect(heading(page, 'Comprar o vender fondos')).toBeVisible();
});

describe('a scheduled order', () => {
  test('executes on its new date', async ({ page, bank, signIn }) => {
    await signIn('ana', HISTORY);
    await changeButton(page).click();
    await chooseDay(page, 'Fecha de la operación', '2026-11-24');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(sale(page)).toContainText('24 nov 2026');
    const before = await bank.ledger.balance('ana-nomina');
    await bank.clock.advance('P1D');
    expect(await bank.ledger.balance('ana-nomina')).toBeGreaterThanOrEqual(before + 5_000_00);
    await page.reload();
    await expect(sale(page)).toContainText('Aplicada');
    await sale(page).getByRole('link').first().click();
    await expect(heading(page, 'Venta hecha')).toBeVisible();
  });

  test('shows a rejected change at its field and stays as it was', async ({ page, bank, signIn }) => {
    await bank.fixture('investment-funds.price-missing', 'ana', { account: FUND });
    await signIn('ana', HISTORY);
    await changeButton(page).click();
    await dialog(page).getByLabel('Importe').fill('7000');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByRole('alert')).toContainText('Importe insuficiente');
    await expect(dialog(page).getByLabel('Importe')).toHaveValue('7,000.00');
    await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
    await expect(sale(page)).toContainText('$5,000.00 MXN');
  });

  test('is removed after confirmation, and nothing moves on its date', async ({ page, bank, signIn }) => {
    await signIn('ana', HISTORY);
    await removeButton(page).click();
    await expect(dialog(page)).toContainText('$5,000.00 MXN de Fondo Cenzontle Deuda •••• 1189');
    await expect(dialog(page)).toContainText('no se moverá dinero ni títulos');
    await expect(dialog(page).getByRole('button', { name: 'Conservarla' })).toBeFocused();
    await dialog(page).getByRole('button', { name: 'Conservarla' }).click();
    await expect(removeButton(page)).toBeFocused();
    await removeButton(page).click();
    await dialog(page).getByRole('button', { name: 'Eliminar venta' }).click();
    await expect(successMessage(page, 'Eliminaste la operación: no se hará.')).toBeVisible();
    await expect(removeButton(page)).toHaveCount(0);
    await expect(sale(page)).toContainText('Cancelada');
    const before = await bank.ledger.balance(FUND);
    await bank.clock.advance('P9DT1H');
    // Only the fund's valuations changed the balance.
    expect(Math.abs((await bank.ledger.balance(FUND)) - before)).toBeLessThan(1_000_00);
    await sale(page).getByRole('link').first().click();
    await expect(heading(page, 'Venta cancelada')).toBeVisible();
    await expect(page.getByText('No se movió dinero ni títulos.')).toBeVisible();
  });

  test('is looked up when the response to its removal is lost', async ({ page, bank, signIn }) => {
    await signIn('ana', HISTORY);
    await removeButton(page).click();
    await bank.fault.rule({ match: { method: 'PUT' }, times: 1, then: { kind: 'drop-after-commit' } });
    await dialog(page).getByRole('button', { name: 'Eliminar venta' }).click();
    await expect(successMessage(page, 'Eliminaste la operación: no se hará.')).toBeVisible();
  });

  test('is looked up when the response to its change is lost', async ({ page, bank, signIn }) => {
    await signIn('ana', HISTORY);
    await changeButton(page).click();
    await dialog(page).getByLabel('Importe').fill('6000');
    await bank.fault.rule({ match: { method: 'PUT' }, times: 1, then: { kind: 'drop-after-commit' } });
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(successMessage(page, 'Guardamos los cambios de tu operación.')).toBeVisible();
    await expect(sale(page)).toContainText('$6,000.00 MXN');
  });

  test('can change its amount and its bank day', async ({ page, signIn }) => {
    await signIn('ana', HISTORY);
    await changeButton(page).click();
    const amount = dialog(page).getByLabel('Importe');
    await expect(amount).toHaveValue('5,000.00');
    await expect(dateField(page, 'Fecha de la operación', '2026-12-02')).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await amount.fill('');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByRole('alert')).toContainText('Escribe el importe.');
    await amount.fill('6000');
    await page.getByRole('button', { name: 'Fecha de la operación: ' }).click();
    const calendar = page.getByRole('dialog', { name: 'Fecha de la operación' });
    await expect(calendar.getByRole('button', { name: '05 dic 2026' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await calendar.getByRole('button', { name: '04 dic 2026' }).click();
    const call = page.waitForRequest((request) => request.method() === 'PUT');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    expect((await call).postDataJSON()).toEqual({
      action_type: 'modify',
      transaction_type: 'scheduled',
      operation_type: 'SELL',
      investment_account_key: FUND,
      amount: 6_000,
      operation_date: '2026-12-04',
    });
    await expect(successMessage(page, 'Guardamos los cambios de tu operación.')).toBeVisible();
    await expect(sale(page)).toContainText('04 dic 2026');
    await expect(sale(page)).toContainText('$6,000.00 MXN');
    await sale(page).getByRole('link').first().click();
    await expect(shownValue(page, 'Importe solicitado')).toHaveText('$6,000.00 MXN');
  });
});

describe('on a phone', () => {
  test.override({ viewport: { width: 390, height: 844 } });

  test('works by keyboard', async ({ page, signIn }) => {
    await signIn('ana', HISTORY);
    await removeButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('button', { name: 'Conservarla' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(successMessage(page, 'Eliminaste la operación: no se hará.')).toBeVisible();
  });
});

test('the menu opens the history, whose scheduled and executed orders link to their receipts', async ({
  page,
  signIn,
}) => {
  await signIn('ana');
  await page.getByRole('button', { name: 'Registros' }).click();
  await page.getByRole('link', { name: 'Inversiones programadas' }).click();
  await expect(heading(page, 'Operaciones de fondos')).toBeVisible();
  await expect(rows(page)).toHaveCount(4);
  await expect(sale(page)).toContainText('02 dic 2026');
  await expect(sale(page)).toContainText('Programada');
  await expect(section(page, 'Realizadas').getByRole('row').nth(1)).toContainText('07 sep 2026');
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('link', { name: 'Venta de Fondo Cenzontle Deuda' }).click();
  await expect(heading(page, 'Venta programada')).toBeVisible();
  await expect(page.getByText('Vas a vender')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Compra de Fondo Cenzontle Deuda' }).first().click();
  await expect(heading(page, 'Compra hecha')).toBeVisible();
  await expect(shownValue(page, 'Pagaste')).toHaveText('$20,774.05 MXN');
});

test('a rejected order shows its reason, moves nothing and links to a retry', async ({
  page,
  bank,
  signIn,
}) => {
  await addRejectedPurchase(bank);
  await signIn('ana', HISTORY);
  const row = rows(page).filter({ hasText: 'Rechazada' });
  await expect(row).toContainText(
    'Saldo insuficiente en la cuenta de cheques. No se movió dinero ni títulos.',
  );
  await expectAccessibleAtBothWidths(page);
  await row.getByRole('link', { name: 'Compra de Fondo Cenzontle Deuda' }).click();
  await expect(heading(page, 'Compra rechazada')).toBeVisible();
  await expect(page.getByText('Saldo insuficiente en la cuenta de cheques.')).toBeVisible();
  await expect(page.getByText('No se movió dinero ni títulos.')).toBeVisible();
  await page.goBack();
  await row.getByRole('link', { name: 'Reintentar la operación del 24 nov 2026' }).click();
  await expect(side(page, 'Comprar')).toBeChecked();
  await expect(amountField(page)).toHaveValue('100,000,000.00');
});
