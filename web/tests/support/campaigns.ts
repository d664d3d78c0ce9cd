import type { Page } from '@playwright/test';
import { heading, next } from './own-transfer';
import { signWith } from './third-party';

/** The dialog of one offer. */
export const offerDialog = (page: Page) =>
  page.getByRole('dialog').filter({ hasText: 'Preaprobado para ti' });
/** What the home says of all of them. */
export const offersRegion = (page: Page) => page.getByRole('region', { name: 'Preaprobado para ti' });

/** The accounts are there, and the customer moves. */
export async function moveOnHome(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Resumen' }).waitFor();
  await page.mouse.move(200, 300);
}

/** Opens an offer from the home, by its name. */
export async function openOffer(page: Page, title: string): Promise<void> {
  await moveOnHome(page);
  await offersRegion(page)
    .getByRole('button', { name: new RegExp(`^(Ver oferta: )?${title}`) })
    .click();
  await offerDialog(page).getByRole('link', { name: 'Me interesa' }).click();
  await consent(page).waitFor();
}

export const consent = (page: Page) =>
  page.getByRole('checkbox', { name: 'Acepto los términos y condiciones' });

/** Reads the terms to their end and accepts them. */
export async function acceptTerms(page: Page): Promise<void> {
  await page.getByText('Fin del documento.').scrollIntoViewIfNeeded();
  await consent(page).and(page.locator('[aria-disabled="false"]')).waitFor();
  await consent(page).check();
  await next(page);
  // Each step has its 'Continuar': the next one is pressed when this one is gone.
  await consent(page).waitFor({ state: 'hidden' });
}

/** Fills in how much and, of a loan, where it goes. */
export async function chooseAmount(page: Page, amount: string, account?: string): Promise<void> {
  await page.getByLabel(/^¿(Cuánto necesitas|De cuánto quieres tu línea)\?/).fill(amount);
  if (account !== undefined) await depositAccount(page).selectOption(account);
}

export const depositAccount = (page: Page) => page.getByLabel('¿A qué cuenta lo depositamos?');

export const toReview = async (page: Page): Promise<void> => {
  await next(page);
  await heading(page, 'Revisa y confirma').waitFor();
};

export const contract = (page: Page) =>
  page.getByRole('button', { name: /^(Contratar|Subir mi límite a) (\$|mi tarjeta)/ });

export async function signOffer(page: Page, token: string): Promise<void> {
  await contract(page).click();
  await signWith(page, token);
}

export const ACTIONS = '/actions';
export const LIST = '/cross-sales';

/** Of what stands beside a form and below it, the one that is seen. */
export const shown = (page: Page, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first();

/** The page of an offer, as a link to it has it: `offerUrl('ana', 3, 'personal-loan')`. */
export const offerUrl = (
  user: string,
  place: number,
  slug: string,
  more: Record<string, string> = {},
): string =>
  `campaigns/${slug}?${new URLSearchParams({
    referenceKey: `${user}-campana-${place}`,
    offerKey: `${user}-oferta-${place}`,
    ...more,
  })}`;
