import type { Page } from '@playwright/test';
import { chooseDay, dateField } from '../support/dates';
import { expectAccessible } from '../support/dom/axe';
import { describe, expect, step, test } from '../support/dom/journey';
import { hint } from '../support/hints';
import { openTile } from '../support/home';
import {
  amountField,
  confirmButton,
  FORM,
  FUND,
  fillIn,
  goToReview,
  side,
  TITLE,
  todayOption,
} from '../support/investment-funds';
import { heading, pressContinue, shownValue } from '../support/own-transfer';

const outcome = (page: Page, operation: 'comprar' | 'vender') =>
  page.getByRole('region', { name: `Después de ${operation}` });
const query = (params: Record<string, string>) => `${FORM}?${new URLSearchParams(params)}`;

test('buys units: form, units, review, order and receipt', async ({ page, bank, signIn }) => {
  await signIn('ana', FORM);

  await step('an empty form lists the missing fields', async () => {
    await pressContinue(page);
    await expect(page.getByRole('alert')).toContainText('Escribe el importe.');
    await expectAccessible(page);
  });

  await step('shows the order in whole units', async () => {
    await fillIn(page);
    await expect(hint(page, '8,100 títulos: se cargan $9,999.97 MXN y $0.03 MXN se quedan')).toBeVisible();
    await expect(page.getByText('$1.234564', { exact: true })).toBeVisible();
    await expect(outcome(page, 'comprar').getByRole('definition')).toHaveText([
      '70,075',
      '+8,100',
      '78,175',
      '$96,319.41',
      '$9,999.97 MXN',
    ]);
    await expect(outcome(page, 'comprar')).toContainText('Precios de la valuación del 20 nov 2026.');
  });

  await step('the review shows the figures of the bank, and going back keeps all values', async () => {
    await pressContinue(page);
    await expect(heading(page, 'Revisa y confirma')).toBeVisible();
    await expect(shownValue(page, 'Importe solicitado')).toHaveText('$10,000.00 MXN');
    await expect(shownValue(page, 'Precio de compra')).toContainText('$1.234564 MXN');
    await expect(shownValue(page, 'Títulos')).toHaveText('8,100 títulos');
    await expect(shownValue(page, 'Sale de')).toContainText('•••• 4821');
    await expect(shownValue(page, 'Se carga')).toHaveText('$9,999.97 MXN');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Cambiar Operación' }).click();
    await expect(side(page, 'Comprar')).toBeFocused();
    await expect(amountField(page)).toHaveValue('10,000.00');
    await pressContinue(page);
  });

  await step('money and units move once; a reload shows the receipt and Back orders nothing', async () => {
    const before = await bank.ledger.balance('ana-nomina');
    await page.getByRole('button', { name: 'Comprar $9,999.97 MXN' }).click();
    await expect(heading(page, 'Compra hecha')).toBeVisible();
    expect(await bank.ledger.balance('ana-nomina')).toBe(before - 9_999_97);
    await expect(shownValue(page, 'Títulos')).toHaveText('8,100 títulos');
    await expect(shownValue(page, 'Pagaste')).toHaveText('$9,999.97 MXN');
    await expect(page.getByText('Los títulos ya están en tu fondo.')).toBeVisible();
    await expectAccessible(page);
    const countBefore = await bank.ledger.count();
    await page.reload();
    await expect(heading(page, 'Compra hecha')).toBeVisible();
    await page.goBack();
    await expect(amountField(page)).toHaveValue('');
    await expect(confirmButton(page)).toBeHidden();
    expect(await bank.ledger.count()).toBe(countBefore);
  });

  await step('a new form shows the new holdings', async () => {
    await page.goto(FORM);
    await fillIn(page);
    await expect(outcome(page, 'comprar').getByRole('definition').first()).toHaveText('78,175');
  });
});

test('sells enough units to receive the requested amount', async ({ page, bank, signIn }) => {
  await signIn('ana', FORM);
  await fillIn(page, { side: 'Vender' });
  await expect(hint(page, 'Tienes 70,075 títulos; te quedarían 61,958')).toBeVisible();
  await expect(hint(page, 'Recibes $10,000.95 MXN, porque solo se venden títulos completos')).toBeVisible();
  await expect(outcome(page, 'vender').getByRole('definition')).toHaveText([
    '70,075',
    '−8,117',
    '61,958',
    '$76,338.45',
    '$10,000.95 MXN',
  ]);
  await pressContinue(page);
  await expect(shownValue(page, 'Títulos')).toHaveText('8,117 títulos');
  const before = await bank.ledger.balance('ana-nomina');
  await page.getByRole('button', { name: 'Vender $10,000.95 MXN' }).click();
  await expect(heading(page, 'Venta hecha')).toBeVisible();
  await expect(shownValue(page, 'Recibiste')).toHaveText('$10,000.95 MXN');
  await expect(page.getByText('El dinero ya está en Nómina •••• 4821.')).toBeVisible();
  expect(await bank.ledger.balance('ana-nomina')).toBe(before + 10_000_95);
});

test('sells all units', async ({ page, bank, signIn }) => {
  await signIn('ana', FORM);
  await fillIn(page, { side: 'Vender', amount: '86339.40' });
  await expect(hint(page, 'Vendes todos tus títulos: 70,075')).toBeVisible();
  await pressContinue(page);
  await page.getByRole('button', { name: 'Vender $86,339.40 MXN' }).click();
  await expect(heading(page, 'Venta hecha')).toBeVisible();
  expect(await bank.ledger.balance(FUND)).toBe(0);
});

for (const [operation, name, buttonName, receipt] of [
  ['purchase', 'Comprar', 'Programar compra de $10,000.00 MXN', 'Compra programada'],
  ['sale', 'Vender', 'Programar venta de $10,000.00 MXN', 'Venta programada'],
] as const)
  test(`schedules a ${operation} for a bank day at the price of that day`, async ({ page, bank, signIn }) => {
    await signIn('ana', FORM);
    await fillIn(page, { side: name });
    await page.getByRole('radio', { name: 'Programar', exact: true }).check();
    await expect(dateField(page, 'Fecha de la operación', '2026-11-24')).toBeVisible();
    await step('disables weekends, holidays and days beyond the horizon', async () => {
      await page.getByRole('button', { name: 'Fecha de la operación: ' }).click();
      const calendar = page.getByRole('dialog', { name: 'Fecha de la operación' });
      const day = (label: string) => calendar.getByRole('button', { name: label });
      await expect(day('28 nov 2026')).toHaveAttribute('aria-disabled', 'true');
      await expect(day('24 nov 2026')).not.toHaveAttribute('aria-disabled', 'true');
      await calendar.getByLabel('Mes', { exact: true }).selectOption('2026-12');
      await expect(day('25 dic 2026')).toHaveAttribute('aria-disabled', 'true');
      await calendar.getByLabel('Mes', { exact: true }).selectOption('2027-05');
      await expect(day('21 may 2027')).not.toHaveAttribute('aria-disabled', 'true');
      await expect(day('24 may 2027')).toHaveAttribute('aria-disabled', 'true');
      await page.keyboard.press('Escape');
    });
    await chooseDay(page, 'Fecha de la operación', '2026-11-26');
    await pressContinue(page);
    await expect(shownValue(page, 'Precio')).toContainText('El de la última valuación antes de ese día');
    await expect(shownValue(page, 'Fecha')).toHaveText('26 nov 2026');
    const before = await bank.ledger.count();
    await page.getByRole('button', { name: buttonName }).click();
    await expect(heading(page, receipt)).toBeVisible();
    await expect(
      page.getByText('Se hará el 26 nov 2026 a las 07:00 horas, con la última valuación.'),
    ).toBeVisible();
    expect(await bank.ledger.count()).toBe(before);
    await expectAccessible(page);
  });

describe('deep links', () => {
  test('fill in every valid value', async ({ page, signIn }) => {
    await signIn(
      'ana',
      query({
        operation_type: 'SELL',
        investment_account: FUND,
        amount: '500',
        operation_date: '2026-12-01',
      }),
    );
    await expect(side(page, 'Vender')).toBeChecked();
    await expect(page.getByLabel('Fondo')).toHaveValue(FUND);
    await expect(amountField(page)).toHaveValue('500.00');
    await expect(dateField(page, 'Fecha de la operación', '2026-12-01')).toBeVisible();
    const validation = page.waitForRequest(/\/execute$/);
    await pressContinue(page);
    expect((await validation).postDataJSON()).toEqual({
      action_type: 'VALIDATE',
      transaction_type: 'scheduled',
      operation_type: 'SELL',
      investment_account_key: FUND,
      amount: 500,
      operation_date: '2026-12-01',
    });
    await expect(heading(page, 'Revisa y confirma')).toBeVisible();
  });

  test('ignore invalid values, which are never ordered', async ({ page, bank, signIn }) => {
    await signIn(
      'ana',
      query({
        operation_type: 'STEAL',
        investment_account: 'carmen-fondo',
        amount: '12..5',
        operation_date: '2026-12-25',
      }),
    );
    await expect(side(page, 'Comprar')).toBeChecked();
    await expect(page.getByLabel('Fondo')).toHaveValue(FUND);
    await pressContinue(page);
    await expect(page.getByRole('alert')).toContainText('Escribe el importe');
    await expect(page.getByRole('alert')).toContainText('Elige la fecha.');
    const { length } = (await bank.requests()).filter(({ path }) => path.endsWith('/execute'));
    expect(length).toBe(0);
  });

  test('start a purchase from a fund without units', async ({ page, bank, signIn }) => {
    await signIn('carmen');
    await openTile(page, 'Inversiones');
    await page.getByRole('link', { name: /^Fondo Cenzontle Liquidez/ }).click();
    await expect(heading(page, TITLE)).toBeVisible();
    await expect(page.getByLabel('Fondo')).toHaveValue('carmen-fondo');
    await goToReview(page, { amount: '5000' });
    await confirmButton(page).click();
    await expect(heading(page, 'Compra hecha')).toBeVisible();
    expect(await bank.ledger.balance('carmen-fondo')).toBeGreaterThan(4_900_00);
    await page.goto('account-summary/details/investment-fund/carmen-fondo');
    await expect(heading(page, 'Fondo Cenzontle Liquidez')).toBeVisible();
  });
});

test('a customer without funds sees how to get one', async ({ page, signIn }) => {
  await signIn('luis', FORM);
  await expect(page.getByRole('heading', { name: 'Aún no tienes un contrato de fondos' })).toBeVisible();
  await expect(page.getByText(/Llámanos al .+ y lo abrimos contigo/)).toBeVisible();
  await expect(page.getByLabel('Fondo')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Continuar' })).toHaveCount(0);
});

describe('on a phone', () => {
  test.override({ viewport: { width: 390, height: 844 } });

  test('works by keyboard', async ({ page, signIn }) => {
    await signIn('ana', FORM);
    await side(page, 'Comprar').focus();
    await page.keyboard.press('ArrowRight');
    await expect(side(page, 'Vender')).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Fondo')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(amountField(page)).toBeFocused();
    await page.keyboard.type('10000');
    await expect(page.getByRole('status').filter({ hasText: 'Recibes $10,000.95 MXN' })).toBeAttached();
    await page.keyboard.press('Tab');
    await expect(todayOption(page)).toBeFocused();
    await expect(outcome(page, 'vender')).toContainText('61,958');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Revisa y confirma')).toBeFocused();
    await confirmButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Venta hecha')).toBeVisible();
  });
});
