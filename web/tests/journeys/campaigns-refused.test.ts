import { consent, offerUrl } from '../support/campaigns';
import { expect, test } from '../support/dom/journey';
import { heading } from '../support/own-transfer';

const LOAN = offerUrl('ana', 3, 'personal-loan');
const gone = 'Esta oferta no está disponible';

for (const [of, path] of [
  ['unknown', 'campaigns/loan?referenceKey=nada&offerKey=nada'],
  ['missing', 'campaigns/loan?referenceKey=ana-campana-2'],
  ['somebody else’s', offerUrl('luis', 1, 'line')],
] as const) {
  test(`an offer that is ${of} says that it is not available, and leads home`, async ({ page, signIn }) => {
    await signIn('ana', path);
    await expect(heading(page, gone)).toBeVisible();
    await page.getByRole('link', { name: 'Volver a Mis cuentas' }).click();
    await expect(heading(page, 'Mis cuentas')).toBeVisible();
  });
}

test('the wrong page of an offer leads to the right one', async ({ page, signIn }) => {
  await signIn('ana', offerUrl('ana', 3, 'line'));
  await expect(page).toHaveURL(/campaigns\/personal-loan\?referenceKey=ana-campana-3&offerKey=ana-oferta-3$/);
  await expect(consent(page)).toBeVisible();
});

for (const slug of ['line', 'credit-card', 'line-increase', 'personal-loan', 'loan']) {
  test(`the review and the receipt of ${slug} are reached by its steps alone`, async ({ page, signIn }) => {
    await signIn('ana', `campaigns/${slug}/confirm`);
    await expect(heading(page, gone)).toBeVisible();
    await page.goto(`campaigns/${slug}/receipt`);
    await expect(page).toHaveURL(new RegExp(`campaigns/${slug}$`));
    await expect(heading(page, gone)).toBeVisible();
  });
}

test('a review that was not validated leads to the terms', async ({ page, signIn }) => {
  await signIn('ana', LOAN.replace('?', '/confirm?'));
  await expect(page).toHaveURL(/campaigns\/personal-loan$/);
  await expect(consent(page)).toBeVisible();
  await page.reload();
  await expect(consent(page)).toBeVisible();
});

test('an offer that has ended says when', async ({ page, bank, signIn }) => {
  await bank.applyState('campaigns.expired', 'ana', { offer: 'ana-oferta-3' });
  await signIn('ana', LOAN);
  await expect(heading(page, 'Esta oferta ya no está disponible')).toBeVisible();
  await expect(page.getByText('Su último día fue el 22 nov 2026.')).toBeVisible();
});

test('without a token nothing is begun', async ({ page, signIn }) => {
  await signIn('diego', offerUrl('diego', 1, 'credit-card'));
  await expect(page).toHaveURL(/verification\/no-token$/);
});
