import type { Page } from '@playwright/test';
import type { Bank } from '#bank/package/sandbox';
import { rows } from './history';
import { FUND } from './investment-funds';

/** Ana's sale of 2 December, scheduled by the seed. */
export const sale = (page: Page) => rows(page).filter({ hasText: 'Venta de Fondo Cenzontle Deuda' });

export const changeButton = (page: Page) =>
  page.getByRole('button', { name: 'Cambiar la operación del 02 dic 2026' });

export const dialog = (page: Page) => page.getByRole('dialog');

export const successMessage = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text });

/** Schedules a purchase without enough money, and advances to the day on which it is rejected. */
export async function addRejectedPurchase(bank: Bank): Promise<void> {
  await bank.fixture('investment-funds.will-be-rejected', 'ana', { account: FUND });
  await bank.clock.advance('P1D');
}
