import type { Page } from '@playwright/test';

export const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Principal' });

export const records = (page: Page) => page.getByRole('button', { name: 'Registros' });
