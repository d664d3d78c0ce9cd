import type { Page } from '@playwright/test';
import { days, detailsPath, rows } from '../support/account-details';
import { expectAccessible } from '../support/dom/axe';
import { describe, expect, test } from '../support/dom/journey';
import { heading } from '../support/own-transfer';
import { goToReview, motherTransferPath, signWith, TOKENS } from '../support/third-party';

const NOMINA = detailsPath('chequing', 'ana-nomina');

describe('the movement panel next to the list', () => {
  const panel = (page: Page) => page.getByRole('complementary');
  const title = (page: Page) => panel(page).getByRole('heading');

  test('opens from its row, shows the details, and Escape returns the focus', async ({ page, signIn }) => {
    await signIn('ana', NOMINA);
    const row = rows(page).filter({ hasText: 'Traspaso a ahorro' }).getByRole('button');
    await row.focus();
    await page.keyboard.press('Enter');
    await expect(title(page)).toBeFocused();
    await expect(title(page)).toHaveText('Traspaso a ahorro');
    await expect(page).toHaveURL(/\?movement=L\d+$/);
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    for (const text of [
      '16 nov 2026, 11:25 horas',
      'Entre tus cuentas',
      'Aplicada',
      'Ahorro para el viaje •••• 7730',
    ])
      await expect(panel(page)).toContainText(text);
    await page.keyboard.press('ArrowDown');
    await expect(title(page)).toHaveText('Transferencia a Luis: Cena del viernes');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(title(page)).toHaveText('Retiro en cajero');
    await expect(title(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(rows(page).filter({ hasText: 'Retiro en cajero' }).getByRole('button')).toBeFocused();
    await expect(page).toHaveURL(/ana-nomina$/);
  });

  test('reopens after a reload, and Back closes it', async ({ page, signIn }) => {
    await signIn('ana', NOMINA);
    await rows(page).filter({ hasText: 'Gas natural' }).click();
    await expect(title(page)).toHaveText('Gas natural');
    await page.reload();
    await expect(title(page)).toHaveText('Gas natural');
    await page.goBack();
    await expect(panel(page)).toHaveCount(0);
    await expect(heading(page, 'Nómina')).toBeVisible();
  });

  test('finds a movement outside the period, and reports an unknown movement', async ({ page, signIn }) => {
    await signIn('ana', `${NOMINA}?period=last-month`);
    const row = rows(page).filter({ hasText: 'Pago de tarjeta de crédito' }).getByRole('button');
    const key = await row.getAttribute('data-movement');
    await page.goto(`${NOMINA}?movement=${key}`);
    await expect(title(page)).toHaveText('Pago de tarjeta de crédito');
    await page.goto(`${NOMINA}?movement=L1`);
    await expect(title(page)).toHaveText('No encontramos este movimiento');
    await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
    await expect(panel(page)).toHaveCount(0);
  });

  test('links to the form that repeats it, its receipt and its category', async ({ page, signIn }) => {
    await signIn('ana', NOMINA);
    await rows(page).filter({ hasText: 'Traspaso a ahorro' }).click();
    await panel(page).getByRole('link', { name: 'Repetir' }).click();
    await expect(heading(page, 'Transferir entre mis cuentas')).toBeVisible();
    await expect(page.getByLabel('Importe', { exact: false }).first()).toHaveValue(/4,?000/);
    await page.goBack();
    await panel(page).getByRole('link', { name: 'Ver comprobante' }).click();
    await expect(page).toHaveURL(/\/transfers\/my-own-accounts\/receipt\?key=/);
    await expect(heading(page, 'Transferencia hecha')).toBeVisible();
    await page.goBack();
    await rows(page).filter({ hasText: 'Panadería' }).click();
    await panel(page).getByRole('link', { name: 'Súper y despensa' }).click();
    await expect(page).toHaveURL(/\?category=groceries$/);
    await expect(panel(page)).toHaveCount(0);
    await expect(page.getByLabel('Categoría')).toBeFocused();
    await expect(rows(page)).toHaveCount(2);
  });

  test('links a bill payment to its receipt, and offers no receipt for other movements', async ({
    page,
    signIn,
  }) => {
    await signIn('ana', NOMINA);
    await rows(page).filter({ hasText: 'Gas natural' }).click();
    await expect(panel(page)).toContainText('Se pagó a');
    await panel(page).getByRole('link', { name: 'Ver comprobante' }).click();
    await expect(heading(page, 'Pago hecho')).toBeVisible();
    await page.goBack();
    await rows(page).filter({ hasText: 'Nómina Ingeniería' }).click();
    await expect(title(page)).toHaveText(/^Nómina/);
    await expect(panel(page).getByRole('link', { name: 'Ver comprobante' })).toHaveCount(0);
    await expect(panel(page).getByRole('button', { name: 'No reconozco este cargo' })).toHaveCount(0);
  });

  test('shows the folio, the required data and the phone number for an unrecognized charge', async ({
    page,
    signIn,
  }) => {
    await signIn('ana', NOMINA);
    await rows(page).filter({ hasText: 'Panadería' }).click();
    await panel(page).getByRole('button', { name: 'No reconozco este cargo' }).click();
    const dialog = page.getByRole('dialog', { name: 'No reconozco este cargo' });
    await expect(dialog).toContainText(/FolioL\d{9}/);
    await expect(dialog).toContainText('Ten a la mano');
    await expect(dialog.getByRole('link', { name: 'Llamar al (55) 0000 0000' })).toHaveAttribute(
      'href',
      'tel:+525500000000',
    );
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(title(page)).toHaveText(/^Panadería/);
    await expectAccessible(page);
  });
});

test('a pending transfer shows its status; once returned, the movement of the return links to its receipt', async ({
  page,
  bank,
  signIn,
}) => {
  const detail = page.getByRole('complementary');
  await signIn('ana', motherTransferPath({ to_account: 'ana-tornillo' }));
  await goToReview(page);
  await page.getByRole('button', { name: 'Transferir $2,500.00 MXN' }).click();
  await signWith(page, TOKENS.ana);
  await expect(heading(page, 'Transferencia en proceso')).toBeVisible();
  await page.goto(NOMINA);
  await expect(days(page).first().locator('th')).toHaveText('Hoy lun 23 nov');
  const sentRow = rows(page).filter({ hasText: 'SPEI enviado · 09:3' });
  await sentRow.click();
  await expect(detail).toContainText('En proceso');
  await expect(detail).toContainText('Clave de rastreo');
  await bank.clock.advance('PT1M');
  await page.reload();
  await expect(detail).toContainText('Devuelta');
  await rows(page).filter({ hasText: 'SPEI devuelto' }).click();
  await expect(detail.getByRole('heading')).toHaveText(/^SPEI devuelto/);
  await expect(detail).toContainText('Devolución');
  await expect(detail.getByRole('link', { name: 'Repetir' })).toHaveCount(0);
  await detail.getByRole('link', { name: 'Ver comprobante' }).click();
  await expect(heading(page, 'Transferencia devuelta')).toBeVisible();
});
