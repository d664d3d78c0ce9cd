import { fact } from '../support/account-details';
import { describe, expect, test } from '../support/dom/journey';
import { week } from '../support/summary';

describe('credit on the summary', () => {
  test('shows the used share of a card and of a line', async ({ page, signIn }) => {
    const asked = page.waitForRequest('**/api/credit/v3/credit/lines-of-credit/ana-linea');
    await signIn('ana');
    await asked;
    const cards = page.getByRole('region', { name: 'Tarjetas de crédito' });
    await expect(cards.getByRole('meter', { name: 'Saldo utilizado' })).toHaveAttribute(
      'aria-valuetext',
      '$18,742.55 MXN de $60,000.00 MXN',
    );
    await expect(cards).toContainText('Límite $60,000.00 MXN');
    await expect(fact(page, 'Saldo utilizado').first()).toHaveText('$18,742.55 MXN');
    await expect(fact(page, 'Disponible').first()).toHaveText('$41,257.45 MXN');
    await expect(cards).toContainText(
      /Para no generar intereses paga \$[\d,.]+ MXN a más tardar el 02 dic 2026/,
    );
    const home = page.getByRole('region', { name: 'Créditos hipotecarios' });
    await expect(home.getByRole('link', { name: /^Mi casa/ })).toContainText(
      'Saldo pendiente: Total sin intereses.',
    );
    await expect(home).toContainText('Pagar antes del 02 dic 2026');
    await expect(page.getByRole('meter')).toHaveCount(2);
  });

  test('shows a payment as due today only on its due date', async ({ page, bank, signIn }) => {
    await bank.advance('P9D');
    await signIn('ana');
    const cards = page.getByRole('region', { name: 'Tarjetas de crédito' });
    await expect(cards.getByText(/^Para no generar/)).toHaveText(/paga \$[\d,.]+ MXN hoy$/);
    await expect(cards).not.toContainText('a más tardar');
    const home = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Mi casa/ }) });
    await expect(home.first()).toContainText(/Próximo pago \$[\d,.]+ MXN\. Vence hoy/);
    await page
      .getByRole('link', { name: /^Mi casa/ })
      .first()
      .click();
    await expect(page.getByRole('region', { name: 'Próximo pago' })).toContainText('Vence hoy');
  });

  test('lists the payments of this week, soonest first, with links to pay them', async ({
    page,
    bank,
    signIn,
  }) => {
    await bank.advance('P7D');
    await signIn('ana');
    await expect(week(page).getByRole('listitem').first()).toBeVisible();
    await week(page)
      .getByRole('button', { name: /^Ver \d+ más$/ })
      .click();
    const open = week(page).getByRole('listitem').filter({ hasNotText: 'Venció' });
    const days = await open
      .locator('time')
      .evaluateAll((all) => all.map((day) => day.getAttribute('datetime')));
    expect(days.length).toBeGreaterThan(2);
    expect(days).toEqual(days.toSorted());
    await week(page).getByRole('link', { name: 'Pagar Mi casa' }).click();
    await expect(page).toHaveURL(/\/details\/mortgage\/ana-hipoteca$/);
  });

  test('hides amounts together with the balances', async ({ page, signIn }) => {
    await signIn('ana');
    await expect(page.getByRole('meter')).toHaveCount(2);
    await page.getByRole('button', { name: 'Ocultar saldos' }).click();
    await expect(page.getByRole('meter')).toHaveCount(0);
    await expect(week(page)).toContainText('Saldo oculto');
    await expect(week(page)).not.toContainText('$');
    await expect(page.getByRole('region', { name: 'Tarjetas de crédito' })).not.toContainText('$');
  });

  test('shows a card without its figures when they fail to load', async ({ page, bank, signIn }) => {
    await bank.fault({
      match: { path: '/api/credit/v3/credit/credit-accounts/ana-tarjeta' },
      then: { code: 'CZ_INTERNAL' },
    });
    await signIn('ana');
    await expect(page.getByRole('meter')).toHaveCount(1);
    const cards = page.getByRole('region', { name: 'Tarjetas de crédito' });
    await expect(cards.getByRole('link')).toContainText('$18,742.55');
    const again = cards.getByRole('button', { name: 'Reintentar' });
    await expect(again).toBeVisible();
    await bank.clearFaults();
    await again.click();
    await expect(page.getByRole('meter')).toHaveCount(2);
  });

  test('shows an empty state when no payment is due', async ({ page, signIn }) => {
    await signIn('valeria');
    await expect(week(page)).toContainText('No tienes pagos esta semana');
    await expect(week(page).getByRole('listitem')).toHaveCount(0);
  });
});
