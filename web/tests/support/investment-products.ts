import type { Page } from '@playwright/test';
import { heading, pressContinue } from './own-transfer';

export const UNIQUE = 'investments/unique';
export const VALUES = 'investments/values';

export const termRadio = (page: Page, term: string) =>
  page.getByRole('radio', { name: new RegExp(`^${term} `) });

export const termRow = (page: Page, term: string) =>
  page.locator('label').filter({ has: termRadio(page, term) });

type FormValues = { amount?: string; instrument?: string; term?: string };

/** Fills in an investment by ana of 20,000 pesos for 28 days by default. */
export async function fillIn(
  page: Page,
  { amount = '20000', instrument = 'Pagaré', term = '28 días' }: FormValues = {},
) {
  await page.getByLabel('¿Cuánto quieres invertir?').fill(amount);
  await page.getByRole('radio', { name: instrument, exact: true }).check();
  await termRadio(page, term).check();
  await page.getByLabel('Sale de').selectOption('ana-nomina');
}

export async function goToReview(page: Page, values?: FormValues): Promise<void> {
  await fillIn(page, values);
  await pressContinue(page);
  await heading(page, 'Revisa y confirma').waitFor();
}

export const investButton = (page: Page) => page.getByRole('button', { name: /^Invertir \$/ });

export const RECEIPT_HEADING = 'Inversión hecha';

type Calls = readonly { method: string; path: string; status: number }[];

/** Calls that validate or execute an order: both have the same path. */
export const orderCalls = (calls: Calls) => calls.filter(({ path }) => path.endsWith('/execute'));
