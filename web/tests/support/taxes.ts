import type { Page } from '@playwright/test';

/** A line that every bank of the sandbox knows. */
export const FEDERAL = '04SA T260 0001 9856 3245';

export const line = (page: Page) => page.getByLabel('Línea de captura', { exact: true });

export async function fillFederal(page: Page, text = FEDERAL, amount = '8,500'): Promise<void> {
  await line(page).fill(text);
  await page.getByLabel('Importe').fill(amount);
  await page.getByLabel('Cuenta origen').selectOption('ana-nomina');
}
