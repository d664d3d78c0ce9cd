import type { Page } from '@playwright/test';
import { heading, pressContinue } from './own-transfer';
import { signWith } from './third-party';

/** The dialog of a single offer. */
export const offerDialog = (page: Page) =>
  page.getByRole('dialog').filter({ hasText: 'Preaprobado para ti' });
/** The home's section of offers. */
export const offersRegion = (page: Page) => page.getByRole('region', { name: 'Preaprobado para ti' });

/** Discloses the offers of the home. */
export const openOffers = (page: Page) =>
  offersRegion(page)
    .getByRole('button', { name: /^Verlas?$/ })
    .click();

/** Waits until the home shows its accounts. */
export async function waitForHome(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Resumen' }).waitFor();
}

export async function openOffer(page: Page, title: string): Promise<void> {
  await waitForHome(page);
  await openOffers(page);
  await offersRegion(page)
    .getByRole('button', { name: new RegExp(`^(Ver oferta: )?${title}`) })
    .click();
  await offerDialog(page).getByRole('link', { name: 'Me interesa' }).click();
  await consentBox(page).waitFor();
}

export const consentBox = (page: Page) =>
  page.getByRole('checkbox', { name: 'Acepto los términos y condiciones' });

export async function acceptTerms(page: Page): Promise<void> {
  await page.getByText('Fin del documento.').scrollIntoViewIfNeeded();
  await consentBox(page).and(page.locator('[aria-disabled="false"]')).waitFor();
  await consentBox(page).check();
  await pressContinue(page);
  // The next step also has a button 'Continuar', so wait until this step is gone.
  await consentBox(page).waitFor({ state: 'hidden' });
}

/** Fills in the amount and, for a loan, the deposit account. */
export async function chooseAmount(page: Page, amount: string, account?: string): Promise<void> {
  await page.getByLabel(/^¿(Cuánto necesitas|De cuánto quieres tu línea)\?/).fill(amount);
  if (account !== undefined) await depositAccount(page).selectOption(account);
}

export const depositAccount = (page: Page) => page.getByLabel('¿A qué cuenta lo depositamos?');

export const goToReview = async (page: Page): Promise<void> => {
  await pressContinue(page);
  await heading(page, 'Revisa y confirma').waitFor();
};

export const contractButton = (page: Page) =>
  page.getByRole('button', { name: /^(Contratar|Subir mi límite a) (\$|mi tarjeta)/ });

export async function signOffer(page: Page, token: string): Promise<void> {
  await contractButton(page).click();
  await signWith(page, token);
}

export const ACTIONS = '/actions';
export const LIST = '/cross-sales';

/** Returns the visible copy of a text that is rendered twice, next to a form and below it. */
export const visibleText = (page: Page, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first();

/** Returns the path of an offer: `offerUrl('ana', 3, 'personal-loan')`. */
export const offerUrl = (
  user: string,
  number: number,
  slug: string,
  params: Record<string, string> = {},
): string =>
  `campaigns/${slug}?${new URLSearchParams({
    referenceKey: `${user}-campana-${number}`,
    offerKey: `${user}-oferta-${number}`,
    ...params,
  })}`;
