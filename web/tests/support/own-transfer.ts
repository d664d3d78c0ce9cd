import type { Page } from '@playwright/test';

export const FORM = 'transfers/my-own-accounts';

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Returns the value of a label in a review or a receipt. */
export const shownValue = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${label}`) }) })
    .getByRole('definition')
    .first();

/** The large mark of a receipt that was just issued. */
export const successMark = (page: Page) => page.locator('main svg.lucide-check');

export type FormValues = { from?: string; to?: string; amount?: string; concept?: string };

/** Fills in a transfer of $1,250.00 from ana's payroll to her savings by default. */
export async function fill(
  page: Page,
  { from = 'ana-nomina', to = 'ana-ahorro', amount = '1250', concept }: FormValues = {},
): Promise<void> {
  await page.getByLabel('Cuenta origen').selectOption(from);
  await page.getByLabel('Cuenta destino').selectOption(to);
  await page.getByLabel('Importe').fill(amount);
  if (concept !== undefined) await page.getByLabel('Concepto').fill(concept);
}

export const pressContinue = (page: Page) => page.getByRole('button', { name: 'Continuar' }).click();

export async function goToReview(page: Page, values?: FormValues): Promise<void> {
  await fill(page, values);
  await pressContinue(page);
  await heading(page, 'Revisa y confirma').waitFor();
}

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Transferir $1,250.00 MXN' });
