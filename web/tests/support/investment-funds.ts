import type { Page } from '@playwright/test';
import { heading, pressContinue } from './own-transfer';

export const FORM = 'mutual-funds/execute';
export const HISTORY = 'mutual-funds/history';
export const TITLE = 'Comprar o vender fondos';
export const FUND = 'ana-fondo';

export const amountField = (page: Page) => page.getByLabel(/^¿Cuánto quieres (comprar|recibir)\?/);
export const side = (page: Page, name: 'Comprar' | 'Vender') =>
  page.getByRole('radio', { name, exact: true });
export const scheduleOption = (page: Page) => page.getByRole('radio', { name: 'Programar', exact: true });
export const todayOption = (page: Page) => page.getByRole('radio', { name: /^Hoy, / });

type FormValues = { side?: 'Comprar' | 'Vender'; amount?: string };

/** Fills in a purchase for 10,000 pesos by default; ana's only fund is preselected. */
export async function fillIn(page: Page, { side: chosen = 'Comprar', amount = '10000' }: FormValues = {}) {
  await side(page, chosen).check();
  await amountField(page).fill(amount);
}

export async function goToReview(page: Page, values?: FormValues): Promise<void> {
  await fillIn(page, values);
  await pressContinue(page);
  await heading(page, 'Revisa y confirma').waitFor();
}

/** The submit button: 'Comprar $9,999.97 MXN', 'Programar venta de $500.00 MXN'. */
export const confirmButton = (page: Page) =>
  page.getByRole('button', { name: /^(Comprar|Vender|Programar (compra|venta) de) \$/ });

type Calls = readonly { method: string; path: string; status: number }[];

/** Calls that validate or execute an order: both have the same path. */
export const orderCalls = (calls: Calls) => calls.filter(({ path }) => path.endsWith('/execute'));
