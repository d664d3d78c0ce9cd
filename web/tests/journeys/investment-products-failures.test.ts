import { expectAccessible } from '../support/dom/axe';
import { DELAY_MS, describe, expect, test } from '../support/dom/journey';
import { hint } from '../support/hints';
import {
  fillIn,
  goToReview,
  investButton,
  orderCalls,
  RECEIPT_HEADING,
  termRadio,
  termRow,
  UNIQUE,
  VALUES,
} from '../support/investment-products';
import { heading, pressContinue, shownValue } from '../support/own-transfer';

const amountField = '¿Cuánto quieres invertir?';

describe('a rejected investment', () => {
  test('accepts the minimum and rejects a centavo less before sending', async ({ page, bank, signIn }) => {
    await signIn('ana', UNIQUE);
    await fillIn(page, { amount: '4999.99' });
    await expect(hint(page, 'El mínimo es $5,000.00 MXN')).toBeVisible();
    await expect(termRow(page, '28 días')).not.toContainText('recibes');
    await pressContinue(page);
    await expect(page.getByRole('alert')).toContainText('Inviertes desde $5,000.00 MXN.');
    expect(orderCalls(await bank.requests())).toEqual([]);
    await goToReview(page, { amount: '5000' });
  });

  test('shows an excessive amount at its field, and still shows the returns of each term', async ({
    page,
    signIn,
  }) => {
    await signIn('ana', UNIQUE);
    await fillIn(page, { amount: '900000' });
    await expect(hint(page, /^Rebasas tu saldo de/)).toBeVisible();
    await expect(termRow(page, '28 días')).toContainText('5.95%');
    await pressContinue(page);
    await expect(page.getByRole('alert')).toContainText('Rebasas tu saldo.');
    await expect(page.getByLabel(amountField)).toHaveAttribute('aria-invalid', 'true');
  });

  test('shows a rejection of the bank at its field', async ({ page, bank, signIn }) => {
    await signIn('ana', UNIQUE);
    await fillIn(page);
    await bank.fault.rule({ match: { path: '/execute' }, times: 1, then: { code: 'CZ_INSUFFICIENT_FUNDS' } });
    await pressContinue(page);
    await expect(page.getByRole('alert').or(page.getByRole('alertdialog'))).toContainText(
      'Saldo insuficiente',
    );
  });

  test('shows the receipt and sends nothing again when the bank executes instead of validating', async ({
    page,
    bank,
    signIn,
  }) => {
    const account = { key: 'a', description: 'Nómina', displayId: '•••• 1234' };
    await page.route('**/execute', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        json: {
          ...(await response.json()),
          action: 'EXECUTE',
          status: 'ACTIVE',
          confirmationNumber: '7001',
          operationDate: '2026-11-23T10:00:00-06:00',
          portfolio: account,
          portfolioType: 'INVERSION CUENTA UNICA',
          fromAccount: account,
          toAccount: account,
        },
      });
    });
    await signIn('ana', UNIQUE);
    await fillIn(page);
    await pressContinue(page);
    await expect(heading(page, RECEIPT_HEADING)).toBeVisible();
    expect(orderCalls(await bank.requests())).toHaveLength(1);
  });

  test('keeps the rest of the form when rates fail to load, and retries them', async ({
    page,
    bank,
    signIn,
  }) => {
    await bank.fault.rule({ match: { path: '/rates' }, then: { code: 'CZ_INTERNAL' } });
    await signIn('ana', `${UNIQUE}?amount=20000&from_account=ana-nomina`);
    const panel = page.getByRole('alert');
    await expect(panel).toContainText('No pudimos consultar las tasas');
    await pressContinue(page);
    await expect(page.getByRole('alert').first()).toContainText('Aún no tenemos las tasas.');
    await expectAccessible(page);
    await bank.clearFaults();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(termRadio(page, '28 días')).toBeVisible();
    await expect(page.getByLabel(amountField)).toHaveValue(/20,?000/);
  });

  test('asks to review again with the same values when the review is from another day', async ({
    page,
    bank,
    signIn,
  }) => {
    await signIn('ana', UNIQUE);
    await goToReview(page);
    const before = await bank.ledger.count();
    await bank.fault.rule({ match: { path: '/execute' }, times: 1, then: { code: 'CZ_NOT_VALIDATED' } });
    await investButton(page).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('cambiaron con el día');
    await dialog.getByRole('button', { name: 'Ver los plazos de hoy' }).click();
    await expect(termRadio(page, '28 días')).toBeChecked();
    await expect(page.getByLabel(amountField)).toHaveValue(/20,?000/);
    expect(await bank.ledger.count()).toBe(before);
    await pressContinue(page);
    await investButton(page).click();
    await expect(heading(page, RECEIPT_HEADING)).toBeVisible();
  });
});

describe('repeated and lost orders', () => {
  test('looks up a lost response and does not confuse it with an earlier equal order', async ({
    page,
    bank,
    signIn,
  }) => {
    await signIn('ana', UNIQUE);
    await goToReview(page);
    await investButton(page).click();
    await expect(heading(page, RECEIPT_HEADING)).toBeVisible();
    const firstFolio = await shownValue(page, 'Folio').textContent();
    await page.goto(UNIQUE);
    await goToReview(page);
    const before = await bank.ledger.balance('ana-nomina');
    await bank.fault.rule({ match: { path: '/execute' }, times: 1, then: { kind: 'drop-after-commit' } });
    await investButton(page).click();
    await expect(heading(page, RECEIPT_HEADING)).toBeVisible();
    expect(await shownValue(page, 'Folio').textContent()).not.toBe(firstFolio);
    expect(await bank.ledger.balance('ana-nomina')).toBe(before - 20_000_00);
  });

  test('does not report an order that was never executed as done, and does not resend it', async ({
    page,
    bank,
    signIn,
  }) => {
    await signIn('ana', UNIQUE);
    await goToReview(page);
    const before = await bank.ledger.count();
    await bank.fault.rule({ match: { path: '/execute' }, times: 1, then: { kind: 'drop-before' } });
    await investButton(page).click();
    await expect(page.getByRole('alert')).toContainText('$20,000.00 MXN');
    await expect(page.getByRole('link', { name: 'Ver mis inversiones' })).toBeVisible();
    await expect(investButton(page)).toBeHidden();
    expect(await bank.ledger.count()).toBe(before);
  });

  test('two clicks and a key press place one order', async ({ page, bank, signIn }) => {
    await signIn('ana', UNIQUE);
    await goToReview(page);
    const before = orderCalls(await bank.requests()).length;
    await bank.fault.rule({ match: { path: '/execute' }, times: 1, then: { delayMs: DELAY_MS } });
    await investButton(page).dblclick();
    await page.keyboard.press('Enter');
    await expect(heading(page, RECEIPT_HEADING)).toBeVisible();
    expect(orderCalls(await bank.requests())).toHaveLength(before + 1);
  });
});

test('later steps opened directly redirect to the form; Back keeps the values, and a reload of the review returns to the form', async ({
  page,
  signIn,
}) => {
  for (const [flow, title] of [
    [VALUES, 'Invertir en Valores'],
    [UNIQUE, 'Invertir en Cuenta Única'],
  ] as const)
    for (const step of ['confirm', 'receipt']) {
      await signIn('ana', `${flow}/${step}`);
      await expect(heading(page, title)).toBeVisible();
    }
  await goToReview(page, { term: '91 días' });
  await page.goBack();
  await expect(page.getByLabel(amountField)).toHaveValue('20,000.00');
  await expect(termRadio(page, '91 días')).toBeChecked();
  await page.goForward();
  await expect(heading(page, 'Revisa y confirma')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Invertir en Cuenta Única')).toBeVisible();
});
