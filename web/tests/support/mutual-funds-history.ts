import type { Page } from '@playwright/test';
import { rows } from './history';

/** Ana's sale of 2 December, which the seed has scheduled. */
export const sale = (page: Page) => rows(page).filter({ hasText: 'Venta de Fondo Cenzontle Deuda' });

export const change = (page: Page) =>
  page.getByRole('button', { name: 'Cambiar la operación del 02 dic 2026' });

export const dialog = (page: Page) => page.getByRole('dialog');

export const done = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
