import { expectAccessible } from '../support/dom/axe';
import { describe, expect, LATE_MS, test } from '../support/dom/journey';
import { hint } from '../support/hints';
import {
  fillIn,
  investButton,
  MADE,
  offerOf,
  ordered,
  termOf,
  toReview,
  UNIQUE,
  VALUES,
} from '../support/investment-products';
import { heading, next, shownAs } from '../support/own-transfer';

const amountField = '¿Cuánto quieres invertir?';

describe('what is not made', () => {
  test('the minimum passes, a centavo less is told before it is sent', async ({ page, bank, signIn }) => {
    await signIn('ana', UNIQUE);
    await fillIn(page, { amount: '4999.99' });
    await expect(hint(page, 'El mínimo es $5,000.00 MXN')).toBeVisible();
    await expect(offerOf(page, '28 días')).not.toContainText('recibes');
    await next(page);
    await expect(page.getByRole('alert')).toContainText('Inviertes desde $5,000.00 MXN.');
    expect(ordered(await bank.requests())).toEqual([]);
    await toReview(page, { amount: '5000' });
  });

  test('more than there is: told at the amount, and the terms still say what they would bring', async ({
    page,
    signIn,
  }) => {
    await signIn('ana', UNIQUE);
    await fillIn(page, { amount: '900000' });
    await expect(hint(page, /^Rebasas tu saldo de/)).toBeVisible();
    await expect(offerOf(page, '28 días')).toContainText('5.95%');
    await next(page);
    await expect(page.getByRole('alert')).toContainText('Rebasas tu saldo.');
    await expect(page.getByLabel(amountField)).toHaveAttribute('aria-invalid', 'true');
  });

  test('what the bank refuses at a field is told there', async ({ page, bank, signIn }) => {
    await signIn('ana', UNIQUE);
    await fillIn(page);
    await bank.fault({ match: { path: '/execute' }, times: 1, then: { code: 'CZ_INSUFFICIENT_FUNDS' } });
    await next(page);
    await expect(page.getByRole('alert').or(page.getByRole('alertdialog'))).toContainText(
      'Saldo insuficiente',
    );
  });

  test('a bank that invests instead of checking: its receipt, and nothing is sent again', async ({
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
    await next(page);
    await expect(heading(page, MADE)).toBeVisible();
    expect(ordered(await bank.requests())).toHaveLength(1);
  });

  test('rates that do not come leave the rest in place, and are tried again', async ({
    page,
    bank,
    signIn,
  }) => {
    await bank.fault({ match: { path: '/rates' }, then: { code: 'CZ_INTERNAL' } });
    await signIn('ana', `${UNIQUE}?amount=20000&from_account=ana-nomina`);
    const panel = page.getByRole('alert');
    await expect(panel).toContainText('No pudimos consultar las tasas');
    await next(page);
    await expect(page.getByRole('alert').first()).toContainText('Aún no tenemos las tasas.');
    await expectAccessible(page);
    await bank.clearFaults();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(termOf(page, '28 días')).toBeVisible();
    await expect(page.getByLabel(amountField)).toHaveValue(/20,?000/);
  });

  test('what was reviewed on another day is looked at again, with what was typed', async ({
    page,
    bank,
    signIn,
  }) => {
    await signIn('ana', UNIQUE);
    await toReview(page);
    const before = await bank.movements();
    await bank.fault({ match: { path: '/execute' }, times: 1, then: { code: 'CZ_NOT_VALIDATED' } });
    await investButton(page).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('cambiaron con el día');
    await dialog.getByRole('button', { name: 'Ver los plazos de hoy' }).click();
    await expect(termOf(page, '28 días')).toBeChecked();
    await expect(page.getByLabel(amountField)).toHaveValue(/20,?000/);
    expect(await bank.movements()).toBe(before);
    await next(page);
    await investButton(page).click();
    await expect(heading(page, MADE)).toBeVisible();
  });
});

describe('once, whatever happens', () => {
  test('an answer that is lost is looked up, and an equal one of before is not taken for it', async ({
    page,
    bank,
    signIn,
  }) => {
    await signIn('ana', UNIQUE);
    await toReview(page);
    await investButton(page).click();
    await expect(heading(page, MADE)).toBeVisible();
    const first = await shownAs(page, 'Folio').textContent();
    await page.goto(UNIQUE);
    await toReview(page);
    const before = await bank.balance('ana-nomina');
    await bank.fault({ match: { path: '/execute' }, times: 1, then: { kind: 'drop-after-commit' } });
    await investButton(page).click();
    await expect(heading(page, MADE)).toBeVisible();
    expect(await shownAs(page, 'Folio').textContent()).not.toBe(first);
    expect(await bank.balance('ana-nomina')).toBeCloseTo(before - 20_000, 2);
  });

  test('one that was never carried out is not taken for done, and is not sent again', async ({
    page,
    bank,
    signIn,
  }) => {
    await signIn('ana', UNIQUE);
    await toReview(page);
    const before = await bank.movements();
    await bank.fault({ match: { path: '/execute' }, times: 1, then: { kind: 'drop-before' } });
    await investButton(page).click();
    await expect(page.getByRole('alert')).toContainText('$20,000.00 MXN');
    await expect(page.getByRole('link', { name: 'Ver mis inversiones' })).toBeVisible();
    await expect(investButton(page)).toBeHidden();
    expect(await bank.movements()).toBe(before);
  });

  test('two clicks and a key order it once', async ({ page, bank, signIn }) => {
    await signIn('ana', UNIQUE);
    await toReview(page);
    const before = ordered(await bank.requests()).length;
    await bank.fault({ match: { path: '/execute' }, times: 1, then: { delayMs: LATE_MS } });
    await investButton(page).dblclick();
    await page.keyboard.press('Enter');
    await expect(heading(page, MADE)).toBeVisible();
    expect(ordered(await bank.requests())).toHaveLength(before + 1);
  });
});

test('neither review nor receipt is there without what comes before; Back and a reload keep what they may', async ({
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
  await toReview(page, { term: '91 días' });
  await page.goBack();
  await expect(page.getByLabel(amountField)).toHaveValue('20,000.00');
  await expect(termOf(page, '91 días')).toBeChecked();
  await page.goForward();
  await expect(heading(page, 'Revisa y confirma')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Invertir en Cuenta Única')).toBeVisible();
});
