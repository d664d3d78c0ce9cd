import type { Page } from '@playwright/test';
import { endAtBank } from '../support/browser/session';
import { expect, openTab, test } from '../support/browser/test';
import { greeting } from '../support/home';
import { heading } from '../support/own-transfer';

const SUMMARY = 'account-summary';

const onSummary = (page: Page) => expect(greeting(page)).toBeVisible();
const pairOf = (page: Page) => page.evaluate(() => ({ ...sessionStorage }));
const keptOnDevice = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('userKey'), localStorage.getItem('csid')]);
const losePair = (page: Page) => page.evaluate(() => sessionStorage.setItem('token', 'ya-no-vale'));

/** Opens a page whose data the client has not loaded yet. */
async function askForMore(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Registros' }).click();
  await page.getByRole('link', { name: 'Transferencias realizadas' }).click();
}

/** Opens a tab with a copy of this tab's session storage, as 'Duplicar pestaña' does. */
async function duplicate(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open(location.href));
  return opened;
}

test('a duplicated tab gets its own token pair in the same session; a reload keeps the pair', async ({
  page,
  signIn,
}) => {
  await signIn('ana');
  await onSummary(page);
  const before = await pairOf(page);
  const copy = await duplicate(page);
  await onSummary(copy);
  const own = await pairOf(copy);
  expect(own.csid).toBe(before.csid);
  expect(own.token).not.toBe(before.token);
  expect(own.antiForgery).not.toBe(before.antiForgery);
  for (const tab of [page, copy]) {
    const { token } = await pairOf(tab);
    await tab.reload();
    await onSummary(tab);
    expect((await pairOf(tab)).token).toBe(token);
  }
  await askForMore(copy);
  await expect(heading(copy, 'Transferencias realizadas')).toBeVisible();
  await askForMore(page);
  await expect(heading(page, 'Transferencias realizadas')).toBeVisible();
});

test('a tab with an expired token pair gets a new one, and the other tabs still work', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana');
  await onSummary(page);
  const others = [await openTab(page, SUMMARY), await openTab(page, SUMMARY)];
  for (const tab of others) await onSummary(tab);
  await losePair(page);
  await askForMore(page);
  await expect(heading(page, 'Transferencias realizadas')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  for (const tab of others) {
    await tab.reload();
    await onSummary(tab);
  }
  expect((await bank.requests()).filter(({ path }) => path.startsWith('/api/logout'))).toEqual([]);
});

test('a session that ended at the bank clears the device and the other tabs', async ({ page, signIn }) => {
  await signIn('ana');
  await onSummary(page);
  const others = [await openTab(page, SUMMARY), await openTab(page, 'hubs/transfers')];
  // A pending call would detect the end of the session too early.
  for (const tab of [page, ...others]) {
    await tab.bringToFront();
    await expect(tab.getByText('Ana Lucía Herrera')).toBeVisible();
    await tab.waitForLoadState('networkidle');
  }
  await page.bringToFront();
  await endAtBank(page);
  // Any call reveals the end of the session, so the page may navigate before the link is clicked.
  askForMore(page).catch(() => undefined);
  for (const tab of [page, ...others]) {
    await expect(tab).toHaveURL(/\/logged-out$/);
    await expect(heading(tab, 'Por seguridad, tu sesión finalizó')).toBeVisible();
    expect(await pairOf(tab)).toEqual({});
  }
  expect(await keptOnDevice(page)).toEqual([null, null]);
});

test('signing out in a tab with an expired token pair signs out every tab', async ({ page, signIn }) => {
  await signIn('ana');
  await onSummary(page);
  const other = await openTab(page, SUMMARY);
  await onSummary(other);
  await losePair(page);
  await page.getByRole('link', { name: 'Cerrar sesión' }).click();
  for (const tab of [page, other]) {
    await expect(heading(tab, 'Por seguridad, tu sesión finalizó')).toBeVisible();
    expect(await pairOf(tab)).toEqual({});
    await tab.goto(SUMMARY);
    await expect(tab).toHaveURL(/\/login/);
  }
});
