import { expect, test } from '../support/dom/journey';
import { greeting } from '../support/home';
import { heading } from '../support/own-transfer';
import { openPage, publicPages } from '../support/pages';

test('the URL of the home contains no session token', async ({ page, signIn }) => {
  await signIn('ana');
  await expect(greeting(page)).toBeVisible();
  const { token, antiForgery, address } = await page.evaluate(() => ({
    token: sessionStorage.getItem('token'),
    antiForgery: sessionStorage.getItem('antiForgery'),
    address: location.href,
  }));
  for (const secret of [token, antiForgery]) {
    expect(secret).toMatch(/.{30}/);
    expect(address).not.toContain(secret);
  }
});

test('a 401 response redirects to the logged-out page', async ({ page, bank, signIn }) => {
  // The home also reads scheduled transfers, so the test starts on a page that does not.
  await signIn('ana', 'preauthorized-payments');
  await bank.fault.rule({
    match: { path: '/api/transfers/v1/transfers' },
    then: { code: 'CZ_UNAUTHENTICATED' },
  });
  await page.getByRole('button', { name: 'Registros' }).click();
  await page.getByRole('link', { name: 'Transferencias realizadas' }).click();
  await expect(page).toHaveURL(/\/logged-out$/);
  await expect(page.getByText(/^Puedes volver a entrar/)).toBeVisible();
  await expect(heading(page, 'Por seguridad, tu sesión finalizó')).toBeVisible();
});

test('public pages show their message and the legal links', async ({ page, bank }) => {
  expect(bank.id).toBeTruthy();
  const unknownPages = ['no-existe', 'no.existe', 'a%zz'].map(
    (path) => [path, 'Página no encontrada.'] as const,
  );
  for (const entry of [...publicPages, ...unknownPages]) {
    await openPage(page, entry);
    for (const link of ['Privacidad', 'Seguridad', 'Términos'])
      await expect(page.getByRole('contentinfo').getByRole('link', { name: link }), entry[0]).toBeVisible();
  }
});
