import { expect, test } from '../support/browser/test';
import { duplicateWarning, goToReview, motherTransferPath, sendSigned } from '../support/third-party';

test('on a phone the duplicate warning is visible above the sticky button', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('ana', motherTransferPath());
  await sendSigned(page, 'Transferir $2,500.00 MXN', 'Transferencia hecha');
  await page.goto(motherTransferPath());
  await goToReview(page);
  await expect(duplicateWarning(page)).toBeInViewport();
});
