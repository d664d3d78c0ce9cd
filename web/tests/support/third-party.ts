import type { Page } from '@playwright/test';
import { heading } from './own-transfer';

/** Token values of the demo customers. */
export const TOKENS = { ana: '318204', carmen: '740915', sofia: '562090' } as const;

/** Returns the path of a filled form for 2,500 pesos from ana to her mother's account at another bank. */
export const motherTransferPath = (change: Record<string, string> = {}): string =>
  `third-parties/spei?${new URLSearchParams({
    from_account: 'ana-nomina',
    to_account: 'ana-mama',
    amount: '2500',
    concept: 'Gasto de la casa',
    ...change,
  })}`;

/** The group of recipients, cards or credits to choose from. */
export const people = (page: Page) =>
  page.getByRole('group', { name: /^(¿A quién le transfieres|¿Qué (crédito|tarjeta) pagas)\?$/ });

/** A recipient's radio button; its name starts with the alias. */
export const person = (page: Page, alias: string) =>
  people(page).getByRole('radio', { name: new RegExp(`^${alias}`) });

export async function chooseRecipient(page: Page, alias: string): Promise<void> {
  const changeButton = people(page).getByRole('button', { name: /^Cambiar/ });
  if (await changeButton.isVisible()) await changeButton.click();
  await person(page, alias).check();
}

/** Types the token's value; the last digit submits it. */
export async function signWith(page: Page, token: string): Promise<void> {
  await page.getByLabel('Clave de seguridad').fill(token);
}

/** The texts next to the token field: the operation, then the labels and values that are signed. */
export const signedTexts = (page: Page) =>
  page
    .getByRole('dialog')
    .or(page.getByRole('main'))
    .filter({ has: page.getByLabel('Clave de seguridad') })
    .locator('strong, dt, dd');

export async function goToReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Revisa y confirma' }).waitFor();
}

/** The warning about an earlier transfer of the same amount. */
export const duplicateWarning = (page: Page) => page.getByText(/^(Hoy ya ordenaste|Ya programaste) /);

/** Signs and sends a transfer, and waits until its receipt has the focus. */
export async function sendSigned(page: Page, button: string, title: string): Promise<void> {
  await goToReview(page);
  await page.getByRole('button', { name: button }).click();
  await signWith(page, TOKENS.ana);
  await heading(page, title).and(page.locator(':focus')).waitFor();
}
