import type { Page } from '@playwright/test';

export const send = (page: Page) => page.getByRole('button', { name: 'Transferir $2,500.00 MXN' });

export const token = (page: Page) => page.getByRole('dialog', { name: 'Firma tu transferencia' });

export const field = (page: Page) => page.getByLabel('Clave de seguridad');
