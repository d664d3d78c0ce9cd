import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { DOMAINS, performStep, play, scenariosOf } from '../support/scenarios';

for (const domain of DOMAINS) {
  test(`plays the first scenario of ${domain}`, async ({ page, bank, signIn }) => {
    const [id = ''] = await scenariosOf(bank, domain);
    const { hasMoved, shouldMove } = await play(id, { page, bank, signIn });
    expect(hasMoved).toBe(shouldMove);
  });
}

/** Opens the scenario of a code; returns its tab and the steps of its row. */
async function openScenario(page: Page, code: string): Promise<{ tab: Page; steps: string[] }> {
  const row = page.getByRole('row').filter({ hasText: code }).first();
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    row.getByRole('button', { name: `Abrir ${code} :` }).click(),
  ]);
  return { tab, steps: await row.locator('ol > li').allTextContents() };
}

test('the scenarios page opens each scenario in its own bank, where its steps show its error', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/__bank/scenarios');
  await expectAccessible(page);
  const funds = await openScenario(page, 'CZ_INSUFFICIENT_FUNDS');
  const limit = await openScenario(page, '2082');
  // The scenario of the second tab does not affect the first tab.
  for (const [{ tab, steps }, title] of [
    [funds, 'Saldo insuficiente'],
    [limit, 'La operación no se realizó, excede el límite configurado por día'],
  ] as const) {
    for (const step of steps) await performStep(tab, step);
    const errorDialog = tab.getByRole('alertdialog');
    await expect(errorDialog).toContainText(title);
    await expect(errorDialog).toContainText('No se hizo ningún cargo a tu cuenta.');
  }
  await funds.tab.reload();
  await expect(funds.tab.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(funds.tab.url()).host).not.toBe(new URL(limit.tab.url()).host);

  await funds.tab.goto(new URL('/__bank/scenarios', funds.tab.url()).href);
  await funds.tab.getByRole('link', { name: 'Volver al banco demo' }).click();
  await expect(funds.tab.getByRole('link', { name: 'Abrir banca' })).toBeVisible();
  expect(new URL(funds.tab.url()).host).toBe(new URL(page.url()).host);
  await context.close();
});
