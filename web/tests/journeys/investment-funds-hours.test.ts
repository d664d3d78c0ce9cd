import { dateField } from '../support/dates';
import { expectAccessible } from '../support/dom/axe';
import { expect, test } from '../support/dom/journey';
import {
  amountField,
  confirmButton,
  FORM,
  fillIn,
  goToReview,
  scheduleOption,
  todayOption,
} from '../support/investment-funds';
import { heading, pressContinue } from '../support/own-transfer';

const DAY = 'Fecha de la operación';
const HOURS = 'Los fondos se compran y venden en días hábiles de 07:00 a 13:30 horas (tiempo del centro).';

/* The bank's clock starts on Monday 23 November 2026, 09:30. */

for (const [description, advance, day] of [
  ['at 13:30', 'PT4H', '2026-11-24'],
  ['before 07:00', 'PT21H', '2026-11-25'],
  ['on a Saturday', 'P5D', '2026-11-30'],
  ['on a holiday', 'P32D', '2026-12-28'],
] as const)
  test(`${description} an order can only be scheduled, for the next bank day`, async ({
    page,
    bank,
    signIn,
  }) => {
    await bank.clock.advance(advance);
    await signIn('ana', FORM);
    await expect(scheduleOption(page)).toBeChecked();
    await expect(todayOption(page)).toHaveCount(0);
    await expect(dateField(page, DAY, day)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(`${HOURS} Ahora solo puedes programar.`);
    await expectAccessible(page);
    await goToReview(page);
    await confirmButton(page).click();
    await expect(heading(page, 'Compra programada')).toBeVisible();
  });

for (const [description, advance] of [
  ['at 07:00', 'PT21H30M'],
  ['at 13:29', 'PT3H59M'],
] as const)
  test(`${description} an order executes at once`, async ({ page, bank, signIn }) => {
    await bank.clock.advance(advance);
    await signIn('ana', FORM);
    await expect(todayOption(page)).toBeChecked();
    await expect(page.getByText(/^Hoy hasta las 13:30 horas\. Después puedes programarlo/)).toBeVisible();
    await goToReview(page);
    await confirmButton(page).click();
    await expect(heading(page, 'Compra hecha')).toBeVisible();
  });

test('offers to schedule the order when trading closes while the form is open', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', FORM);
  await fillIn(page, { side: 'Vender' });
  await bank.clock.advance('PT4H');
  await pressContinue(page);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Estás fuera de horario');
  await expect(dialog).toContainText(HOURS);
  await expect(dialog).toContainText('No se movió dinero ni títulos.');
  await page.keyboard.press('Escape');
  await expect(amountField(page)).toHaveValue('10,000.00');
  await pressContinue(page);
  await dialog.getByRole('button', { name: 'Programar para el 24 nov 2026' }).click();
  await expect(amountField(page)).toHaveValue('10,000.00');
  await expect(scheduleOption(page)).toBeChecked();
  await expect(scheduleOption(page)).toBeFocused();
  await expect(dateField(page, DAY, '2026-11-24')).toBeVisible();
  await pressContinue(page);
  await page.getByRole('button', { name: 'Programar venta de $10,000.00 MXN' }).click();
  await expect(heading(page, 'Venta programada')).toBeVisible();
});

test('orders nothing and offers to schedule when trading closes before confirming', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', FORM);
  await goToReview(page);
  const before = await bank.ledger.balance('ana-nomina');
  await bank.clock.advance('PT4H');
  await confirmButton(page).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('2185');
  await dialog.getByRole('button', { name: 'Programar para el 24 nov 2026' }).click();
  await expect(dateField(page, DAY, '2026-11-24')).toBeVisible();
  await pressContinue(page);
  await confirmButton(page).click();
  await expect(heading(page, 'Compra programada')).toBeVisible();
  expect(await bank.ledger.balance('ana-nomina')).toBe(before);
});
