import { expect, test } from '../support/dom/journey';
import { field, option, searchButton, selectedOption } from '../support/search';

test('an option links to all movements when the list does not show them all', async ({ page, signIn }) => {
  await signIn('ana', 'feature-not-available');
  await searchButton(page).click();
  await field(page).fill('colibri cafe');
  const allMovementsOption = option(page, /^Ver los \d+ movimientos/).first();
  await expect(allMovementsOption).toContainText('Tarjeta Oro · Último año');
  const count = /\d+/.exec((await allMovementsOption.textContent()) ?? '')?.[0];
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowDown');
  await expect(selectedOption(page)).toContainText(`Ver los ${count} movimientos`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/details\/credit-card\/[\w-]+\?q=colibri\+cafe$/);
  await expect(page.getByLabel('Buscar', { exact: true })).toHaveValue('colibri cafe');
  await expect(page.getByText(`${count} movimientos en todo el último año`)).toBeVisible();
});

test('an order that failed is found by its amount and its concept', async ({ page, signIn }) => {
  await signIn('ana', 'feature-not-available');
  await searchButton(page).click();
  for (const search of ['95000', 'enganche']) {
    await field(page).fill(search);
    await expect(option(page, /^Transferencia a Ahorro/)).toContainText(
      'No se hizo el 20 nov 2026 · $95,000.00 MXN · Enganche del coche',
    );
  }
  await option(page, /^Transferencia a Ahorro/).click();
  await expect(page.getByRole('main')).toContainText('Saldo insuficiente');
});
