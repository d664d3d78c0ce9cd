import { expect, test } from '../support/browser/test';
import { greeting } from '../support/home';
import { heading } from '../support/own-transfer';

test('without storage and BroadcastChannel the client works and a reload restores the session', async ({
  page,
  bank,
  signIn,
}) => {
  // Tests suppress the offer dialog in local storage; without it, ana must have no offers.
  await bank.fixture('campaigns.only', 'ana');
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    Reflect.deleteProperty(window, 'BroadcastChannel');
  });
  await signIn('ana');
  await expect(greeting(page)).toBeVisible();
  await page.getByRole('button', { name: 'Ocultar saldos' }).click();
  await page.getByRole('link', { name: /^Nómina/ }).click();
  await expect(heading(page, 'Nómina')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Nómina')).toBeVisible();
});

test('explains how to enable cookies when they are blocked', async ({ page, signIn }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { value: false }),
  );
  await signIn('ana');
  await expect(heading(page, 'Tu navegador bloquea las cookies')).toBeVisible();
  await expect(page.getByText('permite las cookies y los datos de localhost')).toBeVisible();
});
