import { expect, test } from '../support/dom/journey';
import { greeting } from '../support/home';
import { heading } from '../support/own-transfer';

const ENDED = 'Por seguridad, tu sesión finalizó';
const LOGOUT = { path: '/api/logout' };

test('a failed sign-out is also shown on the logged-out page', async ({ page, bank, signIn }) => {
  await signIn('ana');
  await expect(greeting(page)).toBeVisible();
  await bank.fault.rule({ match: LOGOUT, times: 1, then: { status: 503 } });
  await page.goto('logged-out');
  await expect(heading(page, 'No pudimos cerrar tu sesión en el banco')).toBeVisible();
  await expect(page.getByText(ENDED)).toHaveCount(0);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(heading(page, ENDED)).toBeVisible();
});

test('a sign-out succeeds when the bank has no session', async ({ page, bank, signIn }) => {
  await signIn('ana');
  await expect(greeting(page)).toBeVisible();
  await bank.fault.rule({ match: LOGOUT, then: { code: 'CZ_UNAUTHENTICATED' } });
  await page.getByRole('link', { name: 'Cerrar sesión' }).click();
  await expect(heading(page, ENDED)).toBeVisible();
});
