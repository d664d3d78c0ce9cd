import type { Page } from '@playwright/test';
import { chooseDay } from './dates';

/** A federal capture line that every bank of a test accepts. */
export const FEDERAL = '04SA T260 0001 9856 3245';

export const line = (page: Page) => page.getByLabel('Línea de captura', { exact: true });

export async function fillFederal(page: Page, text = FEDERAL, amount = '8,500'): Promise<void> {
  await line(page).fill(text);
  await page.getByLabel('Importe').fill(amount);
  await page.getByLabel('Cuenta origen').selectOption('ana-nomina');
}

/** The capture line of a property tax. */
export const PROPERTY = '80PRED26000198566208';

/** Fills in the extra data of a property tax. */
export async function fillProperty(page: Page): Promise<void> {
  await page.getByLabel('Nombre del contribuyente').fill('Ana Lucía Herrera');
  await page.getByLabel('RFC').fill('heaa880412qx3');
  await page.getByLabel('Cuenta predial').fill('056214180004');
  await page.getByRole('radio', { name: '6' }).check();
  await chooseDay(page, 'Fecha de la boleta', '2026-11-02');
}
