import type { Page } from '@playwright/test';

export const CARD = 'account-summary/details/credit-card/ana-tarjeta';
export const LOAN = 'account-summary/details/loan/ana-prestamo';

export const clickButton = (page: Page, button: string) => page.getByRole('button', { name: button }).click();
/** A payable amount on the page of a card. */
export const payableAmount = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: 'Próximo pago' }).getByRole('radio', { name });

export const dialog = (page: Page) => page.getByRole('dialog');
/** Names the amount once the source is chosen. */
export const payButton = (page: Page) =>
  dialog(page).getByRole('button', { name: /^(Pagar|Elige la cuenta que paga$)/ });
export const amount = (page: Page) => dialog(page).getByLabel('Importe');
export const source = (page: Page) => dialog(page).getByLabel('Cuenta origen');
