import { consolePath, transfer } from '../support/console';
import { expect, test } from '../support/dom/journey';

test('a message appears on the phone of its customer', async ({ page, bank }) => {
  await page.goto(consolePath('messages'));
  await expect(page.getByText('Todavía no hay mensajes.')).toBeVisible();
  await transfer(bank);
  await expect(page.getByText('Se transfirieron $100.00 MXN')).toBeVisible();
  await page.getByLabel('Teléfono de').selectOption('luis');
  await expect(page.getByText('Todavía no hay mensajes.')).toBeVisible();
  await page.getByLabel('Teléfono de').selectOption('ana');
  await expect(page.getByText('Se transfirieron $100.00 MXN')).toBeVisible();
  expect(new URL(page.url()).search).toBe('?customer=ana');
});
