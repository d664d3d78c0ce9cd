import type { Page } from '@playwright/test';
import { heading } from './own-transfer';

/** What the tokens of the demo customers show. */
export const TOKENS = { ana: '318204', carmen: '740915', sofia: '562090' } as const;

/** A form filled in by its address: ana sends her mother 2,500 pesos at another bank. */
export const toMother = (change: Record<string, string> = {}): string =>
  `third-parties/spei?${new URLSearchParams({
    from_account: 'ana-nomina',
    to_account: 'ana-mama',
    amount: '2500',
    concept: 'Gasto de la casa',
    ...change,
  })}`;

/** Whom money may go to, or what is paid. */
export const people = (page: Page) =>
  page.getByRole('group', { name: /^(¿A quién le transfieres|¿Qué (crédito|tarjeta) pagas)\?$/ });

/** The card of somebody, by what it begins with: their alias. */
export const person = (page: Page, alias: string) =>
  people(page).getByRole('radio', { name: new RegExp(`^${alias}`) });

export async function choose(page: Page, alias: string): Promise<void> {
  const others = people(page).getByRole('button', { name: /^Cambiar/ });
  if (await others.isVisible()) await others.click();
  await person(page, alias).check();
}

/** Types the token's value into the dialog or page that asks for it: its last digit signs. */
export async function signWith(page: Page, token: string): Promise<void> {
  await page.getByLabel('Clave de seguridad').fill(token);
}

export async function toReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Revisa y confirma' }).waitFor();
}

/** The warning about an earlier transfer of the same amount. */
export const repeatWarning = (page: Page) => page.getByText(/^(Hoy ya ordenaste|Ya programaste) /);

/** Signs and sends a transfer, and waits for the focused heading of its receipt. */
export async function sendSigned(page: Page, button: string, done: string): Promise<void> {
  await toReview(page);
  await page.getByRole('button', { name: button }).click();
  await signWith(page, TOKENS.ana);
  await heading(page, done).and(page.locator(':focus')).waitFor();
}
