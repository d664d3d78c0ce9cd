import type { Page } from '@playwright/test';
import { expectAccessibleAtBothWidths } from '../support/browser/axe';
import { endSessionAtBank } from '../support/browser/session';
import { DELAY_MS, expect, openTab, test } from '../support/browser/test';
import { greeting } from '../support/home';
import { heading } from '../support/own-transfer';

const FAILED = 'No pudimos cerrar tu sesión en el banco';
const SIGNED_OUT = 'Cerraste tu sesión';
const LOGOUT = { path: '/api/logout' };

const expectHome = (page: Page) => expect(greeting(page)).toBeVisible();
const signOut = (page: Page) => page.getByRole('link', { name: 'Cerrar sesión' }).click();
const warning = (page: Page) => page.getByRole('alertdialog');

/** Asserts that no customer data is left on the screen, in the tab or on the device. */
async function expectCleared(page: Page): Promise<void> {
  await expect(page.getByText('Ana Lucía Herrera')).toHaveCount(0);
  const stored = await page.evaluate(() => [
    sessionStorage.getItem('token'),
    sessionStorage.getItem('antiForgery'),
    localStorage.getItem('userKey'),
    localStorage.getItem('csid'),
  ]);
  expect(stored).toEqual([null, null, null, null]);
}

async function expectNobodySignedIn(page: Page): Promise<void> {
  await page.goto('account-summary');
  await expect(page).toHaveURL(/\/login/);
}

test.describe('a sign-out that fails at the bank', () => {
  test('shows the error and can be retried', async ({ page, bank, signIn }) => {
    await page.clock.install();
    await signIn('ana');
    await expectHome(page);
    const otherTab = await openTab(page, 'hubs/transfers');
    await expect(heading(otherTab, '¿A quién le envías?')).toBeVisible();
    await bank.fault.rule({ match: LOGOUT, then: { status: 500 } });
    await signOut(page);
    await expect(heading(page, FAILED)).toBeVisible();
    await expectCleared(page);
    await expectAccessibleAtBothWidths(page);
    await expect(otherTab.getByText('Ana Lucía Herrera')).toHaveCount(0);
    // With the clock paused there is no automatic retry, only the button.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    const countTries = async () => (await bank.requests()).filter(({ path }) => path === LOGOUT.path).length;
    const before = await countTries();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect.poll(countTries).toBeGreaterThan(before);
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await bank.clearFaults();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.clock.resume();
    await expect(heading(page, SIGNED_OUT)).toBeVisible();
    await expectNobodySignedIn(page);
  });

  test('retries automatically, and Back shows no customer data meanwhile', async ({ page, bank, signIn }) => {
    await signIn('ana');
    await expectHome(page);
    await bank.fault.rule({ match: LOGOUT, then: { kind: 'drop-before' } });
    await signOut(page);
    await expect(heading(page, FAILED)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/account-summary$/);
    await expect(heading(page, FAILED)).toBeVisible();
    await expectCleared(page);
    await bank.clearFaults();
    await expect(heading(page, SIGNED_OUT)).toBeVisible();
    await expectNobodySignedIn(page);
  });
});

test('signing out offline clears all data at once and completes when back online', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('ana');
  await expectHome(page);
  await context.setOffline(true);
  await signOut(page);
  await expect(heading(page, FAILED)).toBeVisible();
  await expectCleared(page);
  await context.setOffline(false);
  await expect(heading(page, SIGNED_OUT)).toBeVisible();
  await expectNobodySignedIn(page);
});

test('signing out clears all data even if the assets of the page are gone, as after a new release', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana');
  await expectHome(page);
  await page.route('**/assets/*', (route) => route.fulfill({ status: 404 }));
  await bank.fault.rule({ match: LOGOUT, times: 1, then: { delayMs: DELAY_MS } });
  await signOut(page);
  await expect(page.getByText('Cerrando tu sesión...')).toBeVisible();
  await expectCleared(page);
  await page.unroute('**/assets/*');
  await expect(heading(page, SIGNED_OUT)).toBeVisible();
});

test.describe('an idle session', () => {
  test("that ended at the bank before 'Continuar' shows the inactivity message", async ({ page, signIn }) => {
    await page.clock.install();
    await signIn('ana');
    await expectHome(page);
    // A call that is still open would find the session ended before 'Continuar' does.
    await expect(page.getByRole('region', { name: 'Preaprobado para ti' })).toBeVisible();
    await page.clock.fastForward('04:05');
    await endSessionAtBank(page);
    await warning(page).getByRole('button', { name: 'Continuar' }).click();
    await expect(page).toHaveURL(/\/session-timeout$/);
    await expect(heading(page, 'Tu sesión finalizó por inactividad')).toBeVisible();
    await expectCleared(page);
  });

  test('does not resume on the first mouse movement after sleep', async ({ page, signIn }) => {
    await page.clock.install();
    await signIn('ana');
    await expectHome(page);
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 1_000);
    await page.clock.setSystemTime(now + 3_600_000);
    await page.mouse.move(300, 300);
    await page.clock.resume();
    await expect(page).toHaveURL(/\/session-timeout$/);
    await expectCleared(page);
    await expectNobodySignedIn(page);
  });
});
