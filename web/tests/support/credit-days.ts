import type { Page } from '@playwright/test';
import { detailsPath } from './account-details';

export const LOAN = detailsPath('loan', 'ana-prestamo');

export const dialog = (page: Page) => page.getByRole('dialog');

export const payButton = (page: Page) => dialog(page).getByRole('button', { name: /^Pagar/ });

export const source = (page: Page) => dialog(page).getByLabel('Cuenta origen');

export const nextPayment = (page: Page) => page.getByRole('region', { name: 'Próximo pago' });
