import type { Page } from '@playwright/test';

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Transferir $2,500.00 MXN' });

export const tokenDialog = (page: Page) => page.getByRole('dialog', { name: 'Firma tu transferencia' });

export const tokenField = (page: Page) => page.getByLabel('Clave de seguridad');
