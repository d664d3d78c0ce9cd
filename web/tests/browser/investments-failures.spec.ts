import { expect, test } from '../support/browser/test';
import { termOf, toReview, UNIQUE, VALUES } from '../support/investments';
import { heading } from '../support/own-transfer';

const amountField = '¿Cuánto quieres invertir?';

test.describe('once, whatever happens', () => {
  test('neither review nor receipt is there without what comes before; Back and a reload keep what they may', async ({
    page,
    signIn,
  }) => {
    for (const [flow, title] of [
      [VALUES, 'Invertir en Valores'],
      [UNIQUE, 'Invertir en Cuenta Única'],
    ] as const)
      for (const step of ['confirm', 'receipt']) {
        await signIn('ana', `${flow}/${step}`);
        await expect(heading(page, title)).toBeVisible();
      }
    await toReview(page, { term: '91 días' });
    await page.goBack();
    await expect(page.getByLabel(amountField)).toHaveValue('20,000.00');
    await expect(termOf(page, '91 días')).toBeChecked();
    await page.goForward();
    await expect(heading(page, 'Revisa y confirma')).toBeVisible();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(heading(page, 'Invertir en Cuenta Única')).toBeVisible();
  });
});
