import { expectAccessible } from '../support/dom/axe';
import { expect, test } from '../support/dom/journey';
import { fillIn, RECEIPT_HEADING, termRadio, UNIQUE, VALUES } from '../support/investment-products';
import { heading, pressContinue } from '../support/own-transfer';

const CLOSED = 'Estás fuera de horario';
const OPEN_HEADING = 'Invertir en Cuenta Única';

/* The bank's clock starts on Monday 23 November 2026, 09:30. */

for (const [description, advance, opens] of [
  ['at 18:00 sharp', 'PT8H30M', 'Abre el martes 24 nov 2026 a las'],
  ['at 06:59', 'PT21H29M', 'Abre hoy a las'],
  ['on a Saturday', 'P5D', 'Abre el lunes 30 nov 2026 a las'],
  ['on a holiday', 'P32D', 'Abre el lunes 28 dic 2026 a las'],
] as const)
  test(`${description} a notice with the opening time replaces the form`, async ({ page, bank, signIn }) => {
    await bank.clock.advance(advance);
    for (const path of [UNIQUE, `${VALUES}/confirm`]) {
      await signIn('ana', path);
      await expect(heading(page, CLOSED)).toBeVisible();
      await expect(page.getByRole('main')).toContainText(
        'El horario para invertir es de lunes a viernes de 07:00 a 18:00 h (tiempo del centro).',
      );
      await expect(page.getByRole('main')).toContainText(opens);
    }
    await expect(page.getByRole('img', { name: /Abre el \w+ a las 07:00/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continuar' })).toBeHidden();
  });

for (const [description, advance] of [
  ['at 07:00', 'PT21H30M'],
  ['at 17:59', 'PT8H29M'],
] as const)
  test(`${description} the form is open`, async ({ page, bank, signIn }) => {
    await bank.clock.advance(advance);
    await signIn('ana', UNIQUE);
    await expect(heading(page, OPEN_HEADING)).toBeVisible();
  });

test('a holiday has its own column, and the notice shows the payout date of an investment on the next bank day', async ({
  page,
  bank,
  signIn,
}) => {
  await bank.clock.advance('P31DT9H');
  await signIn('ana', UNIQUE);
  await expect(page.getByText('festivo', { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    'Si inviertes el lunes a 28 días, recibes tu dinero el lun 25 ene 2027.',
  );
  const fund = page.getByRole('link', { name: /^Programar una compra de fondo/ });
  await expect(fund).toContainText('se hace el lun 28 dic 2026');
  await expect(fund).toHaveAttribute('href', /\/mutual-funds\/execute\?operation_type=BUY$/);
});

test('the page announces the opening without moving the focus', async ({ page, bank, signIn }) => {
  await bank.clock.advance('PT21H29M55S');
  await signIn('ana', `${UNIQUE}?amount=20000`);
  await expect(heading(page, CLOSED)).toBeVisible();
  const link = page.getByRole('link', { name: /Crear un ahorro programado/ });
  await link.focus();
  await bank.clock.advance('PT10S');
  await expect(heading(page, 'Ya puedes invertir')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'puedes invertir hoy' })).toBeVisible();
  await expect(link).toBeFocused();
  await page.getByRole('button', { name: 'Invertir ahora' }).click();
  await expect(page.getByLabel('¿Cuánto quieres invertir?')).toHaveValue('20,000.00');
});

test('shows an error and keeps the form when the service closes meanwhile', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', UNIQUE);
  await fillIn(page);
  await bank.clock.advance('PT8H30M');
  await pressContinue(page);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(CLOSED);
  await expect(dialog).toContainText('2185');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('¿Cuánto quieres invertir?')).toHaveValue('20,000.00');
  await expect(termRadio(page, '28 días')).toBeChecked();
});

test('investments stay visible while the service is closed', async ({ page, bank, signIn }) => {
  await bank.clock.advance('P5D');
  await signIn('ana', 'account-summary/details/investment-product/ana-valores');
  await page.getByRole('link', { name: /^Pagaré a 28 días \$30,000\.00/ }).click();
  await expect(heading(page, RECEIPT_HEADING)).toBeVisible();
});

test('the notice about closed hours is accessible', async ({ page, bank, signIn }) => {
  await bank.clock.advance('P5D');
  await signIn('ana', UNIQUE);
  await expect(heading(page, CLOSED)).toBeVisible();
  await expectAccessible(page);
});
