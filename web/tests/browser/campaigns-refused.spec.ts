import { expect, test } from '../support/browser/test';
import { acceptTerms, contract, offerUrl, signOffer, toReview } from '../support/campaigns';
import { heading } from '../support/own-transfer';
import { TOKENS } from '../support/third-party';

const asked = (amount: string) => offerUrl('ana', 3, 'personal-loan', { amount, to_account: 'ana-nomina' });
const LOAN = asked('150000');

test('rejects an offer accepted in another tab with other values, and shows it as accepted', async ({
  page,
  signIn,
}) => {
  await signIn('ana', LOAN);
  await acceptTerms(page);
  await toReview(page);
  const other = await page.context().newPage();
  await other.goto(asked('50000'));
  await acceptTerms(other);
  await toReview(other);
  await signOffer(other, TOKENS.ana);
  await expect(heading(other, 'Tu préstamo está en tu cuenta')).toBeVisible();
  await contract(page).click();
  await expect(page.getByRole('alertdialog')).toContainText('Ya aceptaste esta oferta');
  await other.goto(LOAN);
  await expect(heading(other, 'Ya aceptaste esta oferta')).toBeVisible();
  await other.getByRole('link', { name: 'Ver comprobante' }).click();
  await expect(other.getByText('$50,000.00').first()).toBeVisible();
});
