import type { Page } from '@playwright/test';

/** Returns the path of a payment of ana's studio water bill: $450.23, unpaid on the default Monday. */
export const studioBillPath = (change: Record<string, string> = {}): string =>
  `bill-payments/service?${new URLSearchParams({
    billtype: 'WITHRECEIPT',
    payee: 'ana-agua-estudio',
    origin_account: 'ana-nomina',
    ...change,
  })}`;

/** Returns the path of a top-up of 100 pesos for ana's mother. */
export const motherTopUpPath = (change: Record<string, string> = {}): string =>
  `bill-payments/mobile-top-up?${new URLSearchParams({
    billtype: 'MOBILETOPUP',
    payee: 'ana-movil-mama',
    origin_account: 'ana-nomina',
    amount: '100',
    ...change,
  })}`;

export const option = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });

export const totalOption = (page: Page) => option(page, /^Total del recibo/);

export const amountError = (page: Page) => page.locator('#amount-error');

export async function chooseOtherAmount(page: Page, amount: string): Promise<void> {
  await option(page, /^Otro importe/).check();
  await page.getByRole('textbox', { name: 'Importe' }).and(page.locator(':focus')).waitFor();
  await page.getByRole('textbox', { name: 'Importe' }).fill(amount);
}
