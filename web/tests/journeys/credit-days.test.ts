import type { Page } from '@playwright/test';
import { detailsPath, factValue } from '../support/account-details';
import { dialog, LOAN, nextPayment, payButton, source } from '../support/credit-days';
import { describe, expect, test } from '../support/dom/journey';
import { payableAmount } from '../support/easy-payment';
import { openTile, tile } from '../support/home';
import { openWeek, week } from '../support/summary';

const CARD = detailsPath('credit-card', 'ana-tarjeta');
const HOME = detailsPath('mortgage', 'ana-hipoteca');
const DOLLARS = /^Cuenta Dólares/;

const cards = (page: Page) => page.getByRole('region', { name: 'Tarjetas de crédito' });
const option = (page: Page, name: RegExp) => dialog(page).getByRole('radio', { name });

const NO_INTEREST = 'No generas intereses por este corte.';

/** Before the due date, pays an amount that the card's page offers. */
async function payInTime(page: Page, name: RegExp, account: string | RegExp, receiptText = '') {
  await payableAmount(page, name).check();
  await page.getByRole('button', { name: 'Pagar tarjeta' }).click();
  await payFrom(page, account, receiptText);
}

/** Pays an amount proposed by the card's dialog. */
async function payCard(page: Page, name: RegExp, account: string | RegExp) {
  await page.getByRole('button', { name: 'Pagar tarjeta' }).click();
  await option(page, name).check();
  await dialog(page).getByRole('button', { name: 'Continuar' }).click();
  await payFrom(page, account);
}

async function payFrom(page: Page, account: string | RegExp, receiptText = '') {
  const accountOption = source(page).getByRole('option').filter({ hasText: account });
  await source(page).selectOption((await accountOption.getAttribute('value')) ?? '');
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Pago exitoso' })).toBeVisible();
  await expect(dialog(page)).toContainText(receiptText);
  await dialog(page).getByRole('button', { name: 'Terminar' }).click();
}

/** Asserts that the page promises nothing for a due date that has passed. */
async function expectNoPromise(page: Page) {
  await expect(page.getByRole('main')).not.toContainText(/para no generar intereses/i);
  await expect(page.getByRole('main')).not.toContainText(/(antes del|a más tardar el) 02 dic 2026/);
}

describe('a card before and after its due date', () => {
  test('shows the overdue amount, the debt and its interest, and is not overdue after the proposed payment', async ({
    page,
    bank,
    signIn,
  }) => {
    await bank.clock.advance('P10D');
    await signIn('ana');
    await expect(cards(page)).toContainText(/Saldo vencido \$[\d,.]+ MXN/);
    await expect(cards(page)).toContainText('Lo que debes genera intereses hasta tu corte del 12 dic 2026');
    await expect(cards(page)).not.toContainText('no generas intereses');
    await page.goto(CARD);
    await expect(nextPayment(page)).toContainText(/Saldo vencido\$[\d,.]+ MXN/);
    await expect(nextPayment(page)).toContainText('Vencido desde el 02 dic 2026');
    await expect(factValue(page, 'Debes hoy')).toHaveText('$18,742.55 MXN');
    await expect(nextPayment(page)).toContainText('se cobran en tu corte del 12 dic 2026');
    await expect(nextPayment(page)).toContainText('Tu próxima fecha de pago es el 04 ene 2027.');
    await expectNoPromise(page);

    await page.getByRole('button', { name: 'Pagar tarjeta' }).click();
    await expect(option(page, /^Saldo vencido/)).toBeChecked();
    await expect(option(page, /^Todo lo que debes hoy/)).toBeVisible();
    await expect(option(page, /generar intereses|^Pago mínimo/)).toHaveCount(0);
    await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
    await payCard(page, /^Saldo vencido/, /^Nómina/);
    await expect(nextPayment(page)).toContainText('Debes hoy');
    await expect(page.getByRole('main')).not.toContainText(/vencido/i);
    await expectNoPromise(page);
  });

  test('owes nothing once paid in full, and announces the interest of the late days', async ({
    page,
    bank,
    signIn,
  }) => {
    await bank.clock.advance('P10D');
    await signIn('ana', CARD);
    await payCard(page, /^Todo lo que debes hoy/, /^Ahorro/);
    expect(await bank.ledger.balance('ana-tarjeta')).toBe(0);
    await expect(nextPayment(page)).toContainText(
      'Tu próximo corte es el 12 dic 2026: ahí se cobran los intereses de los días que debiste.',
    );
    await bank.clock.advance('P12D');
    await page.reload();
    await expect(nextPayment(page)).toContainText('$532.60 MXN');
    await payInTime(page, /^Para no generar intereses/, /^Ahorro/, NO_INTEREST);
    await expect(nextPayment(page)).toContainText('Tu próximo corte es el 12 ene 2027.');
    await bank.clock.advance('P31D');
    expect(await bank.ledger.balance('ana-tarjeta')).toBe(0);
  });

  test('stays overdue after the next cut-off, and shows how to avoid the interest of that period', async ({
    page,
    bank,
    signIn,
  }) => {
    await bank.clock.advance('P20D');
    await signIn('ana', CARD);
    await expect(nextPayment(page)).toContainText('Pago vencido');
    await expect(nextPayment(page)).toContainText('Vencido desde el 02 dic 2026');
    await expect(factValue(page, 'Para no generar intereses')).toHaveText(/^\$[\d,.]+ MXN$/);
    await expect(factValue(page, 'A más tardar')).toHaveText('04 ene 2027');
    await page.goto('account-summary');
    await expect(cards(page)).toContainText(/Saldo vencido \$[\d,.]+ MXN/);
    await expect(cards(page)).toContainText(/Paga .* a más tardar el 04 ene y no generas intereses/);
    await openWeek(page);
    const rows = week(page).getByRole('listitem').filter({ hasText: 'Tarjeta Oro' });
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Venció el 02 dic');
    await expect(rows.locator('time')).toHaveAttribute('datetime', '2026-12-02');
  });

  test('has a paid statement once the amount that avoids interest was paid', async ({ page, signIn }) => {
    await signIn('ana', CARD);
    await payInTime(page, /^Para no generar intereses/, /^Nómina/, NO_INTEREST);
    await page.goto('account-summary');
    await expect(cards(page)).toContainText(
      'Tu último corte está pagado: no generas intereses. El siguiente es el 12 dic.',
    );
  });

  test('is not overdue when the minimum was paid, but accrues interest', async ({ page, bank, signIn }) => {
    await signIn('ana', CARD);
    await payInTime(page, /^Pago mínimo/, /^Nómina/);
    await bank.clock.advance('P10D');
    await page.reload();
    await expect(nextPayment(page)).toContainText('Debes hoy');
    await expect(nextPayment(page)).toContainText('Lo que debes genera intereses cada día');
    await expect(page.getByRole('main')).not.toContainText(/vencido/i);
    await expectNoPromise(page);
    await page.goto('account-summary');
    await expect(cards(page)).toContainText('Lo que debes genera intereses hasta tu corte del 12 dic 2026');
    await expect(cards(page)).not.toContainText('no generas intereses');
    await openWeek(page);
    await expect(week(page).getByRole('listitem').first()).toBeVisible();
    await expect(week(page)).not.toContainText('Tarjeta Oro');
  });

  test('has no minimum left after paying it from dollars', async ({ page, bank, signIn }) => {
    await signIn('ana', CARD);
    await payInTime(page, /^Pago mínimo/, DOLLARS);
    await expect(factValue(page, 'Pago mínimo')).toHaveCount(0);
    await bank.clock.advance('P10D');
    await page.reload();
    await expect(nextPayment(page)).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/vencido/i);
  });
});

describe('a loan', () => {
  const amount = (page: Page) => dialog(page).getByLabel('Importe');

  async function pay(page: Page, from: string) {
    await source(page).selectOption(from);
    await payButton(page).click();
    await expect(page.getByRole('heading', { name: 'Pago exitoso' })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Terminar' }).click();
  }

  test('accepts at most its payoff amount, in dollars too', async ({ page, bank, signIn }) => {
    await signIn('ana', LOAN);
    await expect(factValue(page, 'Para liquidar hoy')).toHaveText('$53,408.73 MXN');
    await page.getByRole('button', { name: 'Pagar préstamo' }).click();
    await amount(page).fill('49408.73');
    await pay(page, 'ana-ahorro');
    await expect(factValue(page, 'Para liquidar hoy')).toHaveText('$4,000.00 MXN');
    // All later capital is paid; the next month's interest is charged once that month starts.
    await expect(nextPayment(page)).toContainText('Tu próxima fecha de pago es el 05 ene 2027.');
    await page.getByRole('button', { name: 'Pagar préstamo' }).click();
    await expect(amount(page)).toHaveValue('');
    await amount(page).fill('4000.01');
    await expect(dialog(page)).toContainText('Escribe esa cantidad o menos');
    await amount(page).fill('4000');
    await source(page).selectOption('ana-dolares');
    await expect(payButton(page)).toHaveText('Pagar $4,000.00 MXN con $221.61 USD');
    await pay(page, 'ana-dolares');
    expect(await bank.ledger.balance('ana-prestamo')).toBe(0);
    await expect(nextPayment(page)).toContainText('Terminaste de pagar este crédito.');
    // Nothing is payable, now or on the former due dates.
    await expect(page.getByRole('button', { name: 'Pagar préstamo' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Transferir a este crédito' })).toHaveCount(0);
    await bank.clock.advance('P60D');
    await page.reload();
    await expect(page.getByText('24 de 24 pagos hechos')).toBeVisible();
    await expect(factValue(page, 'Para liquidar hoy')).toHaveText('$0.00 MXN');
    await expect(page.getByRole('button', { name: 'Pagar préstamo' })).toHaveCount(0);
    expect(await bank.ledger.balance('ana-prestamo')).toBe(0);
    await page.goto('account-summary');
    await openWeek(page);
    await expect(week(page).getByRole('listitem').first()).toBeVisible();
    await expect(week(page)).not.toContainText('Crédito Personal');
    expect((await bank.ledger.read()).balanced).toBe(true);
  });

  test('shows the rest of the next instalment after a partial prepayment', async ({ page, signIn }) => {
    await signIn('ana', LOAN);
    await page.getByRole('button', { name: 'Pagar préstamo' }).click();
    await amount(page).fill('1000');
    await pay(page, 'ana-nomina');
    const firstInstalment = page.getByRole('region', { name: 'Plan de pagos' }).locator('tbody tr').first();
    // $266.75 of the payment paid capital, which saves 12 days of interest (266.75 × 24 % ÷ 360 per day) and its VAT.
    await expect(firstInstalment).toContainText('$4,478.22');
    await expect(firstInstalment).toContainText('de $5,478.22');
    await expect(nextPayment(page)).toContainText('$4,478.22 MXN');
  });

  test('shows the overdue amount first when late', async ({ page, bank, signIn }) => {
    await bank.clock.advance('P15D');
    await signIn('ana', LOAN);
    await expect(nextPayment(page)).toContainText('Saldo vencido$5,483.98 MXN');
    await expect(factValue(page, 'Incluye moratorios')).toHaveText('$3.29 MXN');
    await expect(factValue(page, 'Siguiente pago')).toHaveText('$5,480.69 MXN');
    await expect(factValue(page, 'A más tardar')).toHaveText('05 ene 2027');
    await expect(page.getByText(/Pagar antes del/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Pagar préstamo' }).click();
    await expect(amount(page)).toHaveValue('5,483.98');
    await pay(page, 'ana-nomina');
    await expect(nextPayment(page)).not.toContainText('vencido');
    await expect(page.getByText('Pagar antes del 05 ene 2027')).toBeVisible();
  });
});

test('a late mortgage shows only the missed payments as overdue', async ({ page, signIn }) => {
  await signIn('elena');
  await openWeek(page);
  const rows = week(page)
    .getByRole('listitem')
    .filter({ hasText: /Hipotecario/ });
  await expect(rows).toHaveText([/Venció el 12 oct\. Saldo vencido\$19,807\.70/]);
  await expect(tile(page, 'Créditos')).toContainText('pago vencido');
  await openTile(page, 'Créditos');
  await expect(page.getByRole('region', { name: 'Créditos hipotecarios' })).toContainText(
    'Saldo vencido $19,807.70 MXN',
  );
  await page.goto(HOME.replace('ana-', 'elena-'));
  await expect(nextPayment(page)).toContainText('Saldo vencido$19,807.70 MXN');
  await expect(nextPayment(page)).toContainText('Vencido desde el 12 oct 2026');
  await expect(factValue(page, 'Siguiente pago')).toHaveText('$9,883.01 MXN');
  await expect(factValue(page, 'A más tardar')).toHaveText('10 dic 2026');
  await expect(page.getByText(/Pagar antes del/)).toHaveCount(0);
});

test('a loan paid before its due date is up to date, and its balance without interest stays', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', LOAN);
  await page.getByRole('button', { name: 'Pagar préstamo' }).click();
  await expect(dialog(page).getByLabel('Importe')).toHaveValue('5,480.69');
  await source(page).selectOption('ana-nomina');
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Pago exitoso' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Terminar' }).click();
  await expect(page.getByText('14 de 24 pagos hechos')).toBeVisible();
  await expect(nextPayment(page)).toContainText(
    'Estás al corriente. Tu próxima fecha de pago es el 05 ene 2027.',
  );
  await expect(page.getByText(/^Pagar antes del/)).toHaveCount(0);
  const balance = page
    .locator('main div')
    .filter({ has: page.getByText('Saldo pendiente: Total sin intereses.') })
    .last();
  await expect(balance).toContainText('$48,376.97');
  await expect(factValue(page, 'Intereses pagados por adelantado')).toHaveText('$448.93 MXN');
  await expect(factValue(page, 'Para liquidar hoy')).toHaveText('$47,928.04 MXN');
  await bank.clock.advance('P15D');
  await page.reload();
  await expect(balance).toContainText('$48,376.97');
  await expect(factValue(page, 'Intereses pagados por adelantado')).toHaveCount(0);
  await expect(page.getByText('Pagar antes del 05 ene 2027')).toBeVisible();
  await expect(nextPayment(page)).not.toContainText('vencido');
  await expect(page.getByText('14 de 24 pagos hechos')).toBeVisible();
});
