import { readFile } from 'node:fs/promises';
import { DELAY_MS, describe, expect, test } from '../support/dom/journey';
import {
  FORM,
  fill,
  goToReview,
  heading,
  pressContinue,
  sendButton,
  shownValue,
  successMark,
} from '../support/own-transfer';

describe('a transfer from the form to the receipt', () => {
  test('from dollars shows the rate on the review, and both amounts on the receipt', async ({
    page,
    bank,
    signIn,
  }) => {
    await signIn('ana', FORM);
    await fill(page, { from: 'ana-dolares', amount: '100' });
    await expect(page.getByText(/\$1,805\.00 MXN/).first()).toBeVisible();
    await pressContinue(page);
    await expect(shownValue(page, 'Tipo de cambio')).toContainText('18.05');
    await expect(shownValue(page, 'Importe que llega')).toHaveText('$1,805.00 MXN');
    await page.getByRole('button', { name: 'Transferir $100.00 USD' }).click();
    await expect(shownValue(page, 'Importe enviado')).toHaveText('$100.00 USD');
    await expect(shownValue(page, 'Importe recibido')).toHaveText('$1,805.00 MXN');
    expect((await bank.ledger.read()).balanced).toBe(true);
  });

  test('downloads its receipt as PDF', async ({ page, signIn }) => {
    await signIn('ana', FORM);
    await goToReview(page);
    await sendButton(page).click();
    const download = page.waitForEvent('download');
    await expect(successMark(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Descargar PDF' }).click();
    const file = await download;
    await expect(page.getByRole('button', { name: 'Descargado' })).toBeVisible();
    expect(file.suggestedFilename()).toBe('receipt.pdf');
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('when scheduled moves no money until its date, and the calendar disables holidays', async ({
    page,
    bank,
    signIn,
  }) => {
    await signIn('ana', FORM);
    // The seed also schedules payments from this account for the next 31 days.
    const before = await bank.ledger.balance('ana-nomina');
    await fill(page);
    await page.getByRole('radio', { name: 'Programar' }).check();
    await expect(page.getByRole('button', { name: 'Fecha de la transferencia: 24 nov 2026' })).toBeVisible();
    await page.getByRole('button', { name: /^Fecha de la transferencia/ }).click();
    const calendar = page.getByRole('dialog');
    await calendar.getByRole('button', { name: 'Mes siguiente' }).click();
    const christmas = calendar.getByRole('button', { name: '25 dic 2026, día inhábil' });
    await expect(christmas).toHaveAttribute('aria-disabled', 'true');
    await calendar.getByRole('button', { name: '24 dic 2026' }).click();
    await pressContinue(page);
    await expect(shownValue(page, 'Fecha')).toHaveText('24 dic 2026');
    await page.getByRole('button', { name: 'Programar $1,250.00 MXN' }).click();
    await expect(heading(page, 'Transferencia programada')).toBeVisible();
    expect(await bank.ledger.balance('ana-nomina')).toBe(before);

    await bank.clock.advance('P31D');
    await page.reload();
    await expect(heading(page, 'Transferencia hecha')).toBeVisible();
    // Other jobs ran as well: payments, savings, and a sale of fund units.
    const otherJobs = -4000_00 - 268_38 - 1500_00 - 649_00 + 5000_79;
    expect(await bank.ledger.balance('ana-nomina')).toBe(before - 1250_00 + otherJobs);
  });

  test('starts from a deep link, which ignores unknown accounts', async ({ page, signIn }) => {
    await signIn('ana', `${FORM}?from_account=ana-ahorro&to_account=ana-nomina&amount=250.5&concept=Renta`);
    await expect(page.getByLabel('Cuenta origen')).toHaveValue('ana-ahorro');
    await expect(page.getByLabel('Cuenta destino')).toHaveValue('ana-nomina');
    await expect(page.getByLabel('Importe')).toHaveValue(/250\.50?/);
    await expect(page.getByLabel('Concepto')).toHaveValue('Renta');
    await page.goto(`${FORM}?from_account=luis-cheques`);
    await expect(page.getByLabel('Cuenta origen')).toHaveValue('');
  });
});

describe('the form before sending', () => {
  test('focuses a summary with a link to each field when empty, and keeps its values', async ({
    page,
    bank,
    signIn,
  }) => {
    await signIn('ana', FORM);
    await page.getByLabel('Concepto').fill('Renta');
    await pressContinue(page);
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary).toContainText('Hay un problema');
    await expect(page).toHaveTitle(/^Error: /);
    await summary.getByRole('link', { name: 'Escribe el importe.' }).click();
    await expect(page.getByLabel('Importe')).toBeFocused();
    await expect(page.getByLabel('Importe')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Concepto')).toHaveValue('Renta');
    expect((await bank.requests()).filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  for (const [amount, from, message] of [
    ['abc', 'ana-nomina', 'Escribe un importe en MXN, por ejemplo 1,250.00.'],
    ['0', 'ana-nomina', 'Escribe $0.01 MXN o más.'],
    ['48315.63', 'ana-nomina', 'Rebasas tu saldo. Escribe $48,315.62 MXN o menos.'],
    ['49.99', 'ana-tarjeta', 'Escribe $50.00 MXN o más.'],
    ['999.99', 'ana-linea', 'Escribe $1,000.00 MXN o más.'],
  ] as const) {
    test(`rejects ${amount} from ${from}`, async ({ page, signIn }) => {
      await signIn('ana', FORM);
      await fill(page, { from, amount });
      await pressContinue(page);
      await expect(page.getByRole('alert').getByRole('link', { name: message })).toBeVisible();
      await expect(page.getByLabel('Importe')).toHaveValue(/./);
    });
  }

  for (const text of ['1,250', '$1,250.00', '1250.00 MXN', ' 1250 ']) {
    test(`accepts "${text}" as an amount`, async ({ page, signIn }) => {
      await signIn('ana', FORM);
      await goToReview(page, { amount: text });
      await expect(sendButton(page)).toBeVisible();
    });
  }

  test('does not offer the source account as destination', async ({ page, signIn }) => {
    await signIn('ana', FORM);
    await page.getByLabel('Cuenta origen').selectOption('ana-nomina');
    await expect(page.getByLabel('Cuenta destino').locator('option[value="ana-nomina"]')).toHaveCount(0);
  });
});

describe('repeated requests and navigation', () => {
  test('a double click sends the transfer once', async ({ page, bank, signIn }) => {
    await signIn('ana', FORM);
    await goToReview(page);
    const before = await bank.ledger.count();
    await bank.fault.rule({ match: { path: '/execute' }, then: { delayMs: DELAY_MS } });
    await sendButton(page).dblclick();
    await expect(page.getByRole('button', { name: 'Enviando...' })).toHaveAttribute('aria-disabled', 'true');
    await expect(heading(page, 'Transferencia hecha')).toBeVisible();
    expect(await bank.ledger.count()).toBe(before + 1);
    expect((await bank.requests()).filter(({ path }) => path.endsWith('/execute'))).toHaveLength(1);
  });

  test('Back after the receipt and a reload of it send nothing', async ({ page, bank, signIn }) => {
    await signIn('ana', FORM);
    await goToReview(page);
    const before = await bank.ledger.count();
    await sendButton(page).click();
    await expect(heading(page, 'Transferencia hecha')).toBeVisible();
    await page.reload();
    await expect(heading(page, 'Transferencia hecha')).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Importe')).toHaveValue('');
    await expect(page.getByRole('button', { name: /^Transferir \$/ })).toBeHidden();
    expect(await bank.ledger.count()).toBe(before + 1);
  });

  test('Back from the review keeps the draft, and Cambiar opens its field', async ({ page, signIn }) => {
    await signIn('ana', FORM);
    await goToReview(page, { concept: 'Renta' });
    await page.goBack();
    await expect(page.getByLabel('Concepto')).toHaveValue('Renta');
    await expect(page.getByLabel('Cuenta origen')).toHaveValue('ana-nomina');
    await pressContinue(page);
    await page.getByRole('link', { name: 'Cambiar Concepto' }).click();
    await expect(page.getByLabel('Concepto')).toBeFocused();
    await page.getByLabel('Concepto').fill('Otra cosa');
    await pressContinue(page);
    await expect(shownValue(page, 'Concepto')).toHaveText('Otra cosa');
  });

  for (const path of [`${FORM}/confirm`, `${FORM}/receipt`]) {
    test(`${path} opened directly redirects to the form`, async ({ page, signIn }) => {
      await signIn('ana', path);
      await expect(page.getByLabel('Cuenta origen')).toBeVisible();
      await expect(page).toHaveURL(/\/transfers\/my-own-accounts$/);
    });
  }

  test('a reload of the review restarts at the form', async ({ page, bank, signIn }) => {
    await signIn('ana', FORM);
    await goToReview(page);
    const before = await bank.ledger.count();
    await page.reload();
    await expect(page.getByLabel('Cuenta destino')).toHaveValue('');
    // The form selects the account last used as a source.
    await expect(page.getByLabel('Cuenta origen')).toHaveValue('ana-nomina');
    expect(await bank.ledger.count()).toBe(before);
  });

  test('an unknown step shows a not-found page', async ({ page, signIn }) => {
    await signIn('ana', `${FORM}/firmar`);
    await expect(page.getByText('Página no encontrada.')).toBeVisible();
  });

  test('Cancelar at the review executes nothing', async ({ page, bank, signIn }) => {
    await signIn('ana', FORM);
    await goToReview(page);
    const before = await bank.ledger.count();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Salir' }).click();
    await expect(heading(page, '¿A quién le envías?')).toBeVisible();
    expect(await bank.ledger.count()).toBe(before);
  });
});
