import { expect, test } from '../support/browser/test';
import { repeatWarning, sendSigned, toMother, toReview } from '../support/third-party';

test('on a phone the warning of a repetition stands above the button at its foot', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('ana', toMother());
  await sendSigned(page, 'Transferir $2,500.00 MXN', 'Transferencia hecha');
  await page.goto(toMother());
  await toReview(page);
  await expect(repeatWarning(page)).toBeInViewport();
});
