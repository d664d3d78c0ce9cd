import { consolePath, transfer } from '../support/console';
import { expect, test } from '../support/dom/journey';

test('the ledger balances, and an entry links to its call and back', async ({ page, bank }) => {
  await transfer(bank);
  await page.goto(consolePath('ledger'));
  await expect(page.getByText('El libro cuadra')).toBeVisible();
  const [first] = await page.getByRole('article').all();
  await expect(first).toContainText('ana-nomina −menos $100.00 MXN');
  await expect(first).toContainText('ana-ahorro +$100.00 MXN');
  await page.getByRole('link', { name: 'Ver la llamada' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'transfers.execute' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver en el libro' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Ver todos' }).click();
  await expect(page.getByRole('article')).toHaveCount(10);
});

test('accounts can be filtered by owner, and link to their movements', async ({ page }) => {
  await page.goto(consolePath('ledger'));
  await page.getByLabel('De quién').selectOption('ana');
  await page.getByRole('link', { name: 'ana-nomina' }).click();
  await expect(page.getByRole('region', { name: 'Movimientos: ana-nomina' })).toBeVisible();
  for (const entry of await page.getByRole('article').all()) await expect(entry).toContainText('ana-nomina');
});

test('the jobs of the day link to their entries and messages', async ({ page }) => {
  await page.goto(consolePath());
  await page.getByRole('button', { name: 'Siguiente corte', exact: true }).click();
  await page.getByRole('link', { name: '2 asientos' }).first().click();
  await expect(page.getByRole('region', { name: 'Movimientos: 23 nov 2026, 18:00:00' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.goBack();
  await page.getByRole('button', { name: 'Ver más' }).last().click();
  await page.getByRole('link', { name: '1 mensaje' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mensajes' })).toBeVisible();
  await expect(page.getByRole('main').getByText('27 nov 2026, 06:00:00', { exact: true })).toHaveCount(1);
});
