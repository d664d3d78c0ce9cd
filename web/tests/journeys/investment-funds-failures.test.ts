import { expectAccessible } from '../support/dom/axe';
import { describe, expect, test } from '../support/dom/journey';
import { hint } from '../support/hints';
import {
  amountField,
  confirmButton,
  FORM,
  FUND,
  fillIn,
  goToReview,
  HISTORY,
  orderCalls,
  side,
  TITLE,
} from '../support/investment-funds';
import { heading, pressContinue, shownValue } from '../support/own-transfer';
import { clickTwice } from '../support/twice';

describe('a rejected order', () => {
  for (const [description, values, message] of [
    ['no amount', { amount: '' }, 'Escribe el importe.'],
    [
      'more than the maximum purchase',
      { amount: '100000000.01' },
      'Debe ser menor o igual a $100,000,000.00 MXN.',
    ],
    ['more than the balance', { amount: '60000' }, 'Rebasas tu saldo. Escribe $48,315.62 MXN o menos.'],
    ['less than a unit', { amount: '1.23' }, 'No alcanza para un título: cuesta $1.24 MXN.'],
    [
      'more than the holdings',
      { side: 'Vender', amount: '90000' },
      'Saldo insuficiente: tienes 70,075 títulos, que valen $86,339.40 MXN.',
    ],
  ] as const)
    test(`${description}: shows the error at the amount and sends nothing`, async ({
      page,
      bank,
      signIn,
    }) => {
      await signIn('ana', FORM);
      await fillIn(page, values);
      await pressContinue(page);
      await expect(page.getByRole('alert')).toContainText(message);
      await expect(amountField(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(amountField(page)).toHaveAccessibleDescription(new RegExp(message.slice(0, 20)));
      await expectAccessible(page);
      expect(orderCalls(await bank.requests())).toEqual([]);
    });

  test('rejects a sale without holdings, for today and for another day', async ({ page, bank, signIn }) => {
    await signIn('carmen', `${FORM}?operation_type=SELL&amount=100`);
    await pressContinue(page);
    await expect(
      page.getByRole('alert').getByRole('link', { name: 'Saldo insuficiente', exact: true }),
    ).toBeVisible();
    await page.getByRole('radio', { name: 'Programar', exact: true }).check();
    await pressContinue(page);
    await expect(
      page.getByRole('alert').getByRole('link', { name: 'Saldo insuficiente', exact: true }),
    ).toBeVisible();
    expect(orderCalls(await bank.requests())).toEqual([]);
  });

  test('rejects any amount for a fund without a price', async ({ page, bank, signIn }) => {
    await bank.fixture('investment-funds.price-missing', 'ana', { account: FUND });
    await signIn('ana', FORM);
    await expect(hint(page, 'Por ahora no hay precio de este fondo')).toBeVisible();
    await expect(page.getByText('No disponible', { exact: true })).toBeVisible();
    await fillIn(page);
    await pressContinue(page);
    await expect(page.getByRole('alert')).toContainText(
      'Importe insuficiente: por ahora no hay precio de este fondo.',
    );
    await expectAccessible(page);
    expect(orderCalls(await bank.requests())).toEqual([]);
  });

  test('shows the receipt and sends nothing again when the bank executes instead of validating', async ({
    page,
    bank,
    signIn,
  }) => {
    await page.route('**/execute', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        json: {
          ...(await response.json()),
          action_type: 'EXECUTE',
          status: 'PROCESSED',
          confirmationNumber: '7001',
          orderDate: '2026-11-23T10:00:00-06:00',
        },
      });
    });
    await signIn('ana', FORM);
    await fillIn(page);
    await pressContinue(page);
    await expect(heading(page, 'Compra hecha')).toBeVisible();
    expect(orderCalls(await bank.requests())).toHaveLength(1);
  });

  for (const [code, message] of [
    ['3073', 'Saldo insuficiente. No tienes saldo suficiente para esta operación.'],
    ['0000', 'Revisa los datos'],
  ] as const)
    test(`${code} on validation keeps the form, which can be sent again`, async ({ page, bank, signIn }) => {
      await signIn('ana', FORM);
      await fillIn(page);
      await bank.fault.rule({ match: { path: '/execute' }, times: 1, then: { code } });
      await pressContinue(page);
      await expect(page.getByRole('alert').or(page.getByRole('alertdialog'))).toContainText(message);
      if (code === '0000') await page.keyboard.press('Escape');
      await expect(amountField(page)).toHaveValue('10,000.00');
      await pressContinue(page);
      await expect(heading(page, 'Revisa y confirma')).toBeVisible();
    });

  test('asks to review again with the same values when the price has changed', async ({
    page,
    bank,
    signIn,
  }) => {
    await signIn('ana', FORM);
    await goToReview(page, { side: 'Vender' });
    const before = await bank.ledger.count();
    await bank.fault.rule({ match: { path: '/execute' }, times: 1, then: { code: 'CZ_NOT_VALIDATED' } });
    await confirmButton(page).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('El precio ya no es el que revisaste.');
    await expect(dialog).toContainText('No se movió dinero ni títulos.');
    await dialog.getByRole('button', { name: 'Ver el precio de ahora' }).click();
    await expect(side(page, 'Vender')).toBeChecked();
    await expect(amountField(page)).toHaveValue('10,000.00');
    expect(await bank.ledger.count()).toBe(before);
    await pressContinue(page);
    await confirmButton(page).click();
    await expect(heading(page, 'Venta hecha')).toBeVisible();
  });

  test('asks to review again when the review is from the day before', async ({ page, bank, signIn }) => {
    await signIn('ana', FORM);
    await goToReview(page);
    await bank.clock.advance('P1D');
    const before = await bank.ledger.balance('ana-nomina');
    await confirmButton(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Hoy, 24 nov 2026' })).toBeChecked();
    await expect(amountField(page)).toHaveValue('10,000.00');
    expect(await bank.ledger.balance('ana-nomina')).toBe(before);
    await pressContinue(page);
    await confirmButton(page).click();
    await expect(heading(page, 'Compra hecha')).toBeVisible();
  });

  test('shows an error with a retry when the form fails to load', async ({ page, bank, signIn }) => {
    await bank.fault.rule({ match: { path: '/investment-funds' }, times: 1, then: { code: 'CZ_INTERNAL' } });
    await signIn('ana', FORM);
    await expect(page.getByRole('alert')).toContainText('no pudimos cargar la información');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(amountField(page)).toBeVisible();
  });
});

describe('repeated and lost orders', () => {
  test('looks up a lost response and does not confuse it with an earlier equal order', async ({
    page,
    bank,
    signIn,
  }) => {
    await signIn('ana', FORM);
    await goToReview(page);
    await confirmButton(page).click();
    await expect(heading(page, 'Compra hecha')).toBeVisible();
    const firstFolio = await shownValue(page, 'Folio').textContent();
    await page.goto(FORM);
    await goToReview(page);
    const before = await bank.ledger.balance('ana-nomina');
    await bank.fault.rule({ match: { path: '/execute' }, times: 1, then: { kind: 'drop-after-commit' } });
    await confirmButton(page).click();
    await expect(heading(page, 'Compra hecha')).toBeVisible();
    expect(await shownValue(page, 'Folio').textContent()).not.toBe(firstFolio);
    expect(await bank.ledger.balance('ana-nomina')).toBe(before - 9_999_97);
  });

  test('does not resend an order that was never executed, or confuse it with an earlier order', async ({
    page,
    bank,
    signIn,
  }) => {
    await signIn('ana', FORM);
    await goToReview(page, { side: 'Vender' });
    await confirmButton(page).click();
    await expect(heading(page, 'Venta hecha')).toBeVisible();
    await page.goto(FORM);
    await goToReview(page, { side: 'Vender' });
    const before = await bank.ledger.count();
    await bank.fault.rule({ match: { path: '/execute' }, times: 1, then: { kind: 'drop-before' } });
    await confirmButton(page).click();
    await expect(page.getByRole('alert')).toContainText('$10,000.95 MXN');
    await expect(page.getByRole('alert')).toContainText('no se movió dinero ni títulos');
    await expect(confirmButton(page)).toBeHidden();
    expect(await bank.ledger.count()).toBe(before);
    await page.getByRole('link', { name: 'Ver mis operaciones' }).click();
    await expect(page).toHaveURL(new RegExp(`/${HISTORY}$`));
  });

  test('two clicks place one order', async ({ page, bank, signIn }) => {
    await signIn('ana', FORM);
    await goToReview(page);
    const before = orderCalls(await bank.requests()).length;
    const money = await bank.ledger.balance('ana-nomina');
    await clickTwice(bank, confirmButton(page));
    await expect(heading(page, 'Compra hecha')).toBeVisible();
    expect(orderCalls(await bank.requests())).toHaveLength(before + 1);
    expect(await bank.ledger.balance('ana-nomina')).toBe(money - 9_999_97);
  });
});

test('later steps opened directly redirect to the form; Back keeps the values, and a reload of the review returns to the form', async ({
  page,
  signIn,
}) => {
  for (const step of ['confirm', 'receipt']) {
    await signIn('ana', `${FORM}/${step}`);
    await expect(heading(page, TITLE)).toBeVisible();
  }
  await goToReview(page, { side: 'Vender' });
  await page.goBack();
  await expect(amountField(page)).toHaveValue('10,000.00');
  await expect(side(page, 'Vender')).toBeChecked();
  await page.goForward();
  await expect(heading(page, 'Revisa y confirma')).toBeVisible();
  await page.reload();
  await expect(heading(page, TITLE)).toBeVisible();
});
