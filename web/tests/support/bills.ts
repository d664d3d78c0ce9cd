import type { Page } from '@playwright/test';

/** The water of ana's studio: $450.23, open on a Monday morning in November. */
export const toStudio = (change: Record<string, string> = {}): string =>
  `bill-payments/service?${new URLSearchParams({
    billtype: 'WITHRECEIPT',
    payee: 'ana-agua-estudio',
    origin_account: 'ana-nomina',
    ...change,
  })}`;

/** A hundred pesos for the phone of ana's mother. */
export const toMothersPhone = (change: Record<string, string> = {}): string =>
  `bill-payments/mobile-top-up?${new URLSearchParams({
    billtype: 'MOBILETOPUP',
    payee: 'ana-movil-mama',
    origin_account: 'ana-nomina',
    amount: '100',
    ...change,
  })}`;

export const option = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });

/** A bill's total, once it is there. */
export const total = (page: Page) => option(page, /^Total del recibo/);

export const amountError = (page: Page) => page.locator('#amount-error');

export async function payOther(page: Page, amount: string): Promise<void> {
  await option(page, /^Otro importe/).check();
  await page.getByRole('textbox', { name: 'Importe' }).and(page.locator(':focus')).waitFor();
  await page.getByRole('textbox', { name: 'Importe' }).fill(amount);
}
