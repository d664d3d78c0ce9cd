import { expect, test } from '../support/browser/test';

/* A 200 response that violates the contract shows an error with a retry. */

test('leaves space between the heading and the error', async ({ page, signIn }) => {
  await signIn('ana', 'transfers/my-own-accounts/receipt?key=nada');
  const heading = await page.getByRole('heading', { level: 1, name: 'Comprobante' }).boundingBox();
  const panel = await page.getByRole('alert').boundingBox();
  expect((panel?.y ?? 0) - ((heading?.y ?? 0) + (heading?.height ?? 0))).toBeGreaterThanOrEqual(12);
});
