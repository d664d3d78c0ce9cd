import { expect, test } from '../support/dom/journey';
import { greeting } from '../support/home';
import { heading } from '../support/own-transfer';

const SESSION_ENDED = 'Por seguridad, tu sesión finalizó';
const LOGOUT = { path: '/api/logout' };

test('the logged-out page reports a failed sign-out and retries it', async ({ page, bank, signIn }) => {
  await signIn('ana');
  await expect(greeting(page)).toBeVisible();
  await bank.fault.rule({ match: LOGOUT, times: 1, then: { status: 503 } });
  await page.goto('logged-out');
  await expect(heading(page, 'No pudimos cerrar tu sesión en el banco')).toBeVisible();
  await expect(page.getByText(SESSION_ENDED)).toHaveCount(0);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(heading(page, SESSION_ENDED)).toBeVisible();
});

test('a sign-out succeeds when the bank has no session', async ({ page, bank, signIn }) => {
  await signIn('ana');
  await expect(greeting(page)).toBeVisible();
  await bank.fault.rule({ match: LOGOUT, then: { code: 'CZ_UNAUTHENTICATED' } });
  await page.getByRole('link', { name: 'Cerrar sesión' }).click();
  await expect(heading(page, 'Cerraste tu sesión')).toBeVisible();
  await expect(page.getByText(SESSION_ENDED, { exact: true })).toBeVisible();
});
