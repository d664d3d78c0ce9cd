import type { Page } from '@playwright/test';
import { describe, expect, test } from '../support/dom/journey';
import { openTile, section } from '../support/home';
import { openWeek, week } from '../support/summary';

const cards = (page: Page) => section(page, 'Tarjetas de crédito');

describe('credit on the summary', () => {
  test('shows the used share of a card and the next payment of each credit', async ({ page, signIn }) => {
    const cardCall = page.waitForRequest('**/api/credit/v3/credit/credit-accounts/ana-tarjeta');
    await signIn('ana');
    await cardCall;
    await expect(cards(page).getByRole('meter', { name: 'Saldo utilizado' })).toHaveAttribute(
      'aria-valuetext',
      '$18,742.55 MXN de $60,000.00 MXN',
    );
    await expect(cards(page)).toContainText('Debes $18,742.55 MXN');
    await expect(cards(page)).toContainText(
      'Paga $17,309.07 MXN a más tardar el 02 dic y no generas intereses.',
    );
    await expect(cards(page).getByRole('button')).toHaveText('Pagar $17,309.07');
    await openTile(page, 'Créditos');
    const mortgage = section(page, 'Créditos hipotecarios');
    await expect(mortgage.getByRole('link', { name: /^Mi casa/ })).toContainText(
      'Saldo pendiente: Total sin intereses.',
    );
    await expect(mortgage).toContainText('A más tardar el 02 dic 2026');
    await expect(mortgage.getByRole('link', { name: 'Pagar Mi casa' })).toHaveAttribute(
      'href',
      /\/details\/mortgage\/ana-hipoteca#pagar$/,
    );
  });

  test('shows a payment as due today on its due date', async ({ page, bank, signIn }) => {
    await bank.clock.advance('P9D');
    await signIn('ana');
    await expect(cards(page)).toContainText(/Paga \$[\d,.]+ MXN hoy y no generas intereses/);
    await expect(cards(page)).not.toContainText('a más tardar');
    await openTile(page, 'Créditos');
    const mortgage = section(page, 'Créditos hipotecarios');
    await expect(mortgage).toContainText(/Próximo pago \$[\d,.]+ MXN\. Vence hoy/);
    await mortgage.getByRole('link', { name: /^Mi casa/ }).click();
    await expect(page.getByRole('region', { name: 'Próximo pago' })).toContainText('Vence hoy');
  });

  test('lists the payments of this week, soonest first, with links to pay them', async ({
    page,
    bank,
    signIn,
  }) => {
    await bank.clock.advance('P7D');
    await signIn('ana');
    await openWeek(page);
    const upcoming = week(page).getByRole('listitem').filter({ hasNotText: 'Venció' });
    const days = await upcoming
      .locator('time')
      .evaluateAll((times) => times.map((day) => day.getAttribute('datetime')));
    expect(days.length).toBeGreaterThan(2);
    expect(days).toEqual(days.toSorted());
    await week(page).getByRole('link', { name: 'Pagar Mi casa' }).click();
    await expect(page).toHaveURL(/\/details\/mortgage\/ana-hipoteca$/);
  });

  test('hides amounts together with the balances', async ({ page, signIn }) => {
    await signIn('ana');
    await expect(page.getByRole('meter')).toHaveCount(1);
    await openWeek(page);
    await page.getByRole('button', { name: 'Ocultar saldos' }).click();
    await expect(page.getByRole('meter')).toHaveCount(0);
    await expect(week(page)).toContainText('Saldo oculto');
    await expect(week(page)).not.toContainText('$');
    await expect(cards(page)).not.toContainText('$');
  });

  test('shows a card without its figures when they fail to load', async ({ page, bank, signIn }) => {
    await bank.fault.rule({
      match: { path: '/api/credit/v3/credit/credit-accounts/ana-tarjeta' },
      then: { code: 'CZ_INTERNAL' },
    });
    await signIn('ana');
    await expect(cards(page)).toContainText('Debes $18,742.55 MXN');
    const retryButton = cards(page).getByRole('button', { name: 'Reintentar' });
    await expect(retryButton).toBeVisible();
    await bank.clearFaults();
    await expect(page.getByRole('meter')).toHaveCount(0);
    await retryButton.click();
    await expect(page.getByRole('meter')).toHaveCount(1);
  });

  test('shows an empty state when no payment is due', async ({ page, signIn }) => {
    await signIn('valeria');
    await expect(week(page)).toContainText('No tienes pagos esta semana');
    await expect(week(page).getByRole('listitem')).toHaveCount(0);
  });
});
