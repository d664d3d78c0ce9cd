import { expect, test } from '../support/browser/test';
import { acceptTerms, contractButton, goToReview, offerUrl, signOffer } from '../support/campaigns';
import { heading } from '../support/own-transfer';
import { TOKENS } from '../support/third-party';

const loanUrl = (amount: string) => offerUrl('ana', 3, 'personal-loan', { amount, to_account: 'ana-nomina' });
const LOAN = loanUrl('150000');

test('rejects an offer accepted in another tab with other values, and shows it as accepted', async ({
  page,
  signIn,
}) => {
  await signIn('ana', LOAN);
  await acceptTerms(page);
  await goToReview(page);
  const otherTab = await page.context().newPage();
  await otherTab.goto(loanUrl('50000'));
  await acceptTerms(otherTab);
  await goToReview(otherTab);
  await signOffer(otherTab, TOKENS.ana);
  await expect(heading(otherTab, 'Tu préstamo está en tu cuenta')).toBeVisible();
  await contractButton(page).click();
  await expect(page.getByRole('alertdialog')).toContainText('Ya aceptaste esta oferta');
  await otherTab.goto(LOAN);
  await expect(heading(otherTab, 'Ya aceptaste esta oferta')).toBeVisible();
  await otherTab.getByRole('link', { name: 'Ver comprobante' }).click();
  await expect(otherTab.getByText('$50,000.00').first()).toBeVisible();
});
