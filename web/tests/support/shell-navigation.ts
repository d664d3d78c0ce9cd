import type { Page } from '@playwright/test';

export const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Principal' });

export const recordsButton = (page: Page) => page.getByRole('button', { name: 'Registros' });
