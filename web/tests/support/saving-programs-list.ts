import type { Page } from '@playwright/test';

export const LIST = 'saving-programs';

export const sides = { from: 'ana-nomina', to: 'ana-ahorro' };

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const dialog = (page: Page) => page.getByRole('dialog');
