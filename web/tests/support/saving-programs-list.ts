import type { Page } from '@playwright/test';
import type { Bank } from '#bank/package/sandbox';

export const LIST = 'saving-programs';

export const accounts = { from: 'ana-nomina', to: 'ana-ahorro' };

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const dialog = (page: Page) => page.getByRole('dialog');

export const addReachedProgram = (bank: Bank) =>
  bank.fixture('saving-programs.exists', 'ana', {
    ...accounts,
    name: 'Bicicleta',
    goal: '9000',
    saved: '9000',
  });
