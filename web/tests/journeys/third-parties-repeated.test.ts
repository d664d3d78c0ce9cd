import { expect, test } from '../support/dom/journey';
import { repeatWarning, sendSigned, toMother, toReview } from '../support/third-party';

test('what came back is no longer counted', async ({ page, bank, signIn }) => {
  const toBusiness = toMother({ to_account: 'ana-tornillo' });
  await signIn('ana', toBusiness);
  await sendSigned(page, 'Transferir $2,500.00 MXN', 'Transferencia en proceso');
  await page.goto(toBusiness);
  await toReview(page);
  await expect(repeatWarning(page)).toBeVisible();
  await bank.advance('PT1M');
  await page.goto(toBusiness);
  await toReview(page);
  await expect(repeatWarning(page)).toBeHidden();
});

test('of what is scheduled the same day counts, and no other', async ({ page, signIn }) => {
  await signIn('ana', toMother());
  await page.getByRole('radio', { name: 'Programar' }).check();
  await sendSigned(page, 'Programar $2,500.00 MXN', 'Transferencia programada');
  await page.goto(toMother());
  await toReview(page);
  await expect(repeatWarning(page)).toBeHidden();
  await page.goBack();
  await page.getByRole('radio', { name: 'Programar' }).check();
  await toReview(page);
  await expect(repeatWarning(page)).toHaveText('Ya programaste $2,500.00 MXN a Mamá para el 24 nov 2026');
});
