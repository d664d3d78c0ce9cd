import type { Page } from '@playwright/test';
import type { TestBank } from '../support/bank';
import { expectAccessibleNarrowToo } from '../support/browser/axe';
import { endAtBank } from '../support/browser/session';
import { expect, LATE_MS, openTab, test } from '../support/browser/test';
import { heading } from '../support/own-transfer';

const FAILED = 'No pudimos cerrar tu sesión en el banco';
const ENDED = 'Por seguridad, tu sesión finalizó';
const LOGOUT = { path: '/api/logout' };

const onSummary = (page: Page) => expect(heading(page, 'Mis cuentas')).toBeVisible();
const signOut = (page: Page) => page.getByRole('link', { name: 'Cerrar sesión' }).click();
const warning = (page: Page) => page.getByRole('alertdialog');

/** Nothing of the customer on the screen, in this tab or on this device. */
async function expectCleared(page: Page): Promise<void> {
  await expect(page.getByText('Ana Lucía Herrera')).toHaveCount(0);
  const kept = await page.evaluate(() => [
    sessionStorage.getItem('token'),
    sessionStorage.getItem('antiForgery'),
    localStorage.getItem('userKey'),
    localStorage.getItem('csid'),
  ]);
  expect(kept).toEqual([null, null, null, null]);
}

async function expectNobodySignedIn(page: Page): Promise<void> {
  await page.goto('account-summary');
  await expect(page).toHaveURL(/\/login/);
}

test.describe('a sign-out that fails at the bank', () => {
  test('is said, and can be tried again', async ({ page, bank, signIn }) => {
    await page.clock.install();
    await signIn('ana');
    await onSummary(page);
    const other = await openTab(page, 'hubs/transfers');
    await expect(heading(other, 'Transferencias')).toBeVisible();
    await bank.fault({ match: LOGOUT, then: { status: 500 } });
    await signOut(page);
    await expect(heading(page, FAILED)).toBeVisible();
    await expectCleared(page);
    await expectAccessibleNarrowToo(page);
    await expect(other.getByText('Ana Lucía Herrera')).toHaveCount(0);
    // By the button alone: nothing is tried by itself while the clock stands.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    const tries = async () => (await bank.requests()).filter(({ path }) => path === LOGOUT.path).length;
    const before = await tries();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect.poll(tries).toBeGreaterThan(before);
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await bank.clearFaults();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.clock.resume();
    await expect(heading(page, ENDED)).toBeVisible();
    await expectNobodySignedIn(page);
  });

  test('goes on by itself, and Back shows nothing meanwhile', async ({ page, bank, signIn }) => {
    await signIn('ana');
    await onSummary(page);
    await bank.fault({ match: LOGOUT, then: { kind: 'drop-before' } });
    await signOut(page);
    await expect(heading(page, FAILED)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/account-summary$/);
    await expect(heading(page, FAILED)).toBeVisible();
    await expectCleared(page);
    await bank.clearFaults();
    await expect(heading(page, ENDED)).toBeVisible();
    await expectNobodySignedIn(page);
  });

  test('is said on the page that signs out on arrival too', async ({ page, bank, signIn }) => {
    await signIn('ana');
    await onSummary(page);
    await bank.fault({ match: LOGOUT, times: 1, then: { status: 503 } });
    await page.goto('logged-out');
    await expect(heading(page, FAILED)).toBeVisible();
    await expect(page.getByText(ENDED)).toHaveCount(0);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(heading(page, ENDED)).toBeVisible();
    await expectNobodySignedIn(page);
  });

  test('is done where the bank says that there is no session', async ({ page, bank, signIn }) => {
    await signIn('ana');
    await onSummary(page);
    await bank.fault({ match: LOGOUT, then: { code: 'CZ_UNAUTHENTICATED' } });
    await signOut(page);
    await expect(heading(page, ENDED)).toBeVisible();
  });
});

test('signing out without a connection clears all at once, and ends when it is back', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('ana');
  await onSummary(page);
  await context.setOffline(true);
  await signOut(page);
  await expect(heading(page, FAILED)).toBeVisible();
  await expectCleared(page);
  await context.setOffline(false);
  await expect(heading(page, ENDED)).toBeVisible();
  await expectNobodySignedIn(page);
});

test('signing out needs no file that a new release has taken away', async ({ page, bank, signIn }) => {
  await signIn('ana');
  await onSummary(page);
  await page.route('**/assets/*', (route) => route.fulfill({ status: 404 }));
  await bank.fault({ match: LOGOUT, times: 1, then: { delayMs: LATE_MS } });
  await signOut(page);
  await expect(page.getByText('Cerrando tu sesión...')).toBeVisible();
  await expectCleared(page);
  await page.unroute('**/assets/*');
  await expect(heading(page, ENDED)).toBeVisible();
});

/** How often the bank was told that somebody is there. */
const told = async (bank: TestBank): Promise<number> =>
  (await bank.requests()).filter(({ path, status }) => path === '/api/user' && status === 200).length;

test.describe('idle', () => {
  test('the bank hears of the last activity within 30 seconds, and of none that was not', async ({
    page,
    bank,
    signIn,
  }) => {
    await page.clock.install();
    await signIn('ana');
    await onSummary(page);
    const before = await told(bank);
    await page.clock.fastForward('00:31');
    expect(await told(bank)).toBe(before);
    await page.mouse.move(200, 300);
    await expect.poll(() => told(bank)).toBe(before + 1);
    await page.clock.fastForward('00:05');
    await page.mouse.move(300, 300);
    await page.clock.fastForward('00:05');
    expect(await told(bank)).toBe(before + 1);
    await page.clock.fastForward('00:25');
    await expect.poll(() => told(bank)).toBe(before + 2);
    await page.clock.fastForward('03:00');
    expect(await told(bank)).toBe(before + 2);
  });

  test("'Continuar' tells the bank at once", async ({ page, bank, signIn }) => {
    await page.clock.install();
    await signIn('ana');
    await onSummary(page);
    await page.clock.fastForward('04:05');
    const before = await told(bank);
    await warning(page).getByRole('button', { name: 'Continuar' }).click();
    await expect(warning(page)).toBeHidden();
    await expect.poll(() => told(bank)).toBe(before + 1);
  });

  test("a session that is over at 'Continuar' ended for idleness", async ({ page, signIn }) => {
    await page.clock.install();
    await signIn('ana');
    await onSummary(page);
    // What the home reads later would meet the end before 'Continuar' does.
    await page.mouse.move(300, 300);
    await expect(page.getByRole('region', { name: 'Preaprobado para ti' })).toBeVisible();
    await page.clock.fastForward('04:05');
    await endAtBank(page);
    await warning(page).getByRole('button', { name: 'Continuar' }).click();
    await expect(page).toHaveURL(/\/session-timeout$/);
    await expect(heading(page, 'Tu sesión finalizó por inactividad')).toBeVisible();
    await expectCleared(page);
  });

  test('after a sleep the first movement does not bring the session back', async ({ page, signIn }) => {
    await page.clock.install();
    await signIn('ana');
    await onSummary(page);
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
