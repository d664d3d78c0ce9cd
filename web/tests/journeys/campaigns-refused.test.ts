import type { Page } from '@playwright/test';
import {
  ACTIONS,
  acceptTerms,
  chooseAmount,
  consentBox,
  contractButton,
  goToReview,
  offersRegion,
  offerUrl,
  openOffer,
  openOffers,
  signOffer,
} from '../support/campaigns';
import { expect, test } from '../support/dom/journey';
import { greeting } from '../support/home';
import { heading } from '../support/own-transfer';
import { signWith, TOKENS } from '../support/third-party';
import { clickTwice } from '../support/twice';

const LOAN = offerUrl('ana', 3, 'personal-loan', { amount: '150000', to_account: 'ana-nomina' });

const UNAVAILABLE = 'Esta oferta no está disponible';

for (const [description, path] of [
  ['unknown', 'campaigns/loan?referenceKey=nada&offerKey=nada'],
  ['missing', 'campaigns/loan?referenceKey=ana-campana-2'],
  ['of another customer', offerUrl('luis', 1, 'line')],
] as const) {
  test(`an offer that is ${description} shows an unavailable page with a link home`, async ({
    page,
    signIn,
  }) => {
    await signIn('ana', path);
    await expect(heading(page, UNAVAILABLE)).toBeVisible();
    await page.getByRole('link', { name: 'Volver al inicio' }).click();
    await expect(greeting(page)).toBeVisible();
  });
}

test('the page of another product redirects to the page of the offered product', async ({ page, signIn }) => {
  await signIn('ana', offerUrl('ana', 3, 'line'));
  await expect(page).toHaveURL(/campaigns\/personal-loan\?referenceKey=ana-campana-3&offerKey=ana-oferta-3$/);
  await expect(consentBox(page)).toBeVisible();
});

for (const slug of ['line', 'credit-card', 'line-increase', 'personal-loan', 'loan']) {
  test(`the review and the receipt of ${slug} redirect to the offer when opened directly`, async ({
    page,
    signIn,
  }) => {
    await signIn('ana', `campaigns/${slug}/confirm`);
    await expect(page).toHaveURL(new RegExp(`campaigns/${slug}$`));
    await expect(heading(page, UNAVAILABLE)).toBeVisible();
    await page.goto(`campaigns/${slug}/receipt`);
    await expect(page).toHaveURL(new RegExp(`campaigns/${slug}$`));
    await expect(heading(page, UNAVAILABLE)).toBeVisible();
  });
}

test('a review without validation redirects to the terms', async ({ page, signIn }) => {
  await signIn('ana', LOAN.replace('?', '/confirm?'));
  await expect(page).toHaveURL(/campaigns\/personal-loan$/);
  await expect(consentBox(page)).toBeVisible();
  await page.reload();
  await expect(consentBox(page)).toBeVisible();
});

test('an expired offer shows its last day', async ({ page, bank, signIn }) => {
  await bank.fixture('campaigns.expired', 'ana', { offer: 'ana-oferta-3' });
  await signIn('ana', LOAN);
  await expect(heading(page, 'Esta oferta ya no está disponible')).toBeVisible();
  await expect(page.getByText('Su último día fue el 22 nov 2026.')).toBeVisible();
});

test('a customer without a cheque account sees no form', async ({ page, signIn }) => {
  await page.route('**/api/summary/v2/summary', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    const otherGroups = data.filter(({ category }: { category: string }) => category !== 'chequing');
    await route.fulfill({ response, json: { ...rest, data: otherGroups } });
  });
  await signIn('ana', LOAN);
  await expect(page).toHaveURL(/\/verification\/no-debit-account$/);
});

test('a customer without a token cannot start', async ({ page, signIn }) => {
  await signIn('diego', offerUrl('diego', 1, 'credit-card'));
  await expect(page).toHaveURL(/verification\/no-token$/);
});

test('rejects an offer that expires during the review and creates nothing', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', LOAN);
  await acceptTerms(page);
  await goToReview(page);
  const before = await bank.ledger.count();
  await bank.fixture('campaigns.expired', 'ana', { offer: 'ana-oferta-3' });
  await contractButton(page).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Esta oferta ya no está disponible');
  await expect(dialog).toContainText('CZ_OFFER_EXPIRED');
  expect(await bank.ledger.count()).toBe(before);
});

test('shows an error to a declined customer, and signs out a blocked customer', async ({ page, signIn }) => {
  await signIn(
    'renata',
    offerUrl('renata', 1, 'personal-loan', { amount: '40000', to_account: 'renata-cheques' }),
  );
  await acceptTerms(page);
  await goToReview(page);
  await contractButton(page).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'En este momento, no podemos continuar con tu solicitud',
  );
  await signIn('bruno', offerUrl('bruno', 1, 'credit-card', { branch: '004' }));
  await acceptTerms(page);
  await goToReview(page);
  await contractButton(page).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'Por seguridad, bloqueamos temporalmente tu acceso',
  );
  await expect(contractButton(page)).toHaveCount(0);
  await expect(page.getByText('Bruno')).toHaveCount(0);
  await page.getByRole('button', { name: 'Entendido' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

/** Accepts the offer and opens its signature dialog. */
async function goToSignature(page: Page): Promise<void> {
  await acceptTerms(page);
  await goToReview(page);
  await contractButton(page).click();
  await expect(page.getByLabel('Clave de seguridad')).toBeVisible();
}

test('looks up a lost response, and creates one loan', async ({ page, bank, signIn }) => {
  await signIn('ana', LOAN);
  await goToSignature(page);
  // Two movements follow: the disbursement and its fee.
  const before = await bank.ledger.count();
  await bank.fault.rule({ match: { path: ACTIONS }, times: 1, then: { kind: 'drop-after-commit' } });
  await signWith(page, TOKENS.ana);
  await expect(heading(page, 'Tu préstamo está en tu cuenta')).toBeVisible();
  expect(await bank.ledger.count()).toBe(before + 2);
});

test('retries a request whose lookup also failed, and creates one loan', async ({ page, bank, signIn }) => {
  await signIn('ana', LOAN);
  await goToSignature(page);
  const before = await bank.ledger.count();
  await bank.fault.rule({ match: { path: ACTIONS }, times: 1, then: { kind: 'drop-after-commit' } });
  await bank.fault.rule({ match: { path: '/receipts' }, times: 1, then: { status: 500 } });
  await signWith(page, TOKENS.ana);
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(heading(page, 'Tu préstamo está en tu cuenta')).toBeVisible();
  expect(await bank.ledger.count()).toBe(before + 2);
});

test('a double click sends one request, and Back restarts nothing', async ({ page, bank, signIn }) => {
  await signIn('ana');
  await openOffer(page, 'Préstamo personal');
  await acceptTerms(page);
  await chooseAmount(page, '150000', 'ana-nomina');
  await goToReview(page);
  await clickTwice(bank, contractButton(page));
  await signWith(page, TOKENS.ana);
  await expect(heading(page, 'Tu préstamo está en tu cuenta')).toBeVisible();
  const actionCalls = (await bank.requests()).filter(({ path }) => path.endsWith(ACTIONS));
  expect(actionCalls).toHaveLength(2);
  await page.goBack();
  await expect(heading(page, 'Ya aceptaste esta oferta')).toBeVisible();
  await expect(contractButton(page)).toHaveCount(0);
  await page.goto('account-summary');
  await openOffers(page);
  await expect(offersRegion(page).getByRole('button', { name: /Crédito de nómina/ })).toBeVisible();
  await expect(offersRegion(page)).not.toContainText('Préstamo personal');
});

test('a wrong token shows an error, and the right token signs', async ({ page, signIn }) => {
  await signIn('ana', LOAN);
  await acceptTerms(page);
  await goToReview(page);
  await signOffer(page, '000000');
  await expect(page.getByRole('dialog')).toContainText('La clave no es correcta.');
  await signWith(page, TOKENS.ana);
  await expect(heading(page, 'Tu préstamo está en tu cuenta')).toBeVisible();
});
