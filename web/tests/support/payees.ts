import type { Page } from '@playwright/test';
import { heading, pressContinue } from './own-transfer';
import { type FieldValues, fillIn } from './recipients';

export const SELECTION = 'transfers/credits/merchant-selection';
export const CREATE_MOBILE = 'transfers/credits/create-payee/mobile-top-up';
export const createService = (merchant: string): string =>
  `transfers/credits/create-payee/service?merchant=${merchant}`;
export const PAYEES = '/api/payees/v1/payees';

/** A light bill that no customer has saved. */
export const lightBill: FieldValues = { 'Número de servicio': '640028119904', 'Alias': 'Luz de la tienda' };

export async function goToReview(page: Page, values: FieldValues = lightBill): Promise<void> {
  await fillIn(page, values);
  await pressContinue(page);
  await heading(page, 'Revisa y confirma').waitFor();
}

export const saveButton = (page: Page) =>
  page.getByRole('button', { name: /^Guardar el (servicio|celular)$/ });

export const company = (page: Page, name: string) => page.getByRole('radio', { name });
