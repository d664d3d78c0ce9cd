import type { Page } from '@playwright/test';
import { endSessionAtBank } from '../support/browser/session';
import { expect, openTab, test } from '../support/browser/test';
import { greeting } from '../support/home';
import { heading } from '../support/own-transfer';

const SUMMARY = 'account-summary';

const expectHome = (page: Page) => expect(greeting(page)).toBeVisible();
const readSession = (page: Page) => page.evaluate(() => ({ ...sessionStorage }));
const readDevice = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('userKey'), localStorage.getItem('csid')]);
const invalidateToken = (page: Page) => page.evaluate(() => sessionStorage.setItem('token', 'ya-no-vale'));

/** Opens a page whose data the client must request. */
async function openNewPage(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Registros' }).click();
  await page.getByRole('link', { name: 'Transferencias realizadas' }).click();
}

/** Opens a tab with a copy of this tab's session storage, as 'Duplicar pestaña' does. */
async function duplicateTab(page: Page): Promise<Page> {
  const popup = page.waitForEvent('popup');
  await page.evaluate(() => void window.open(location.href));
  return popup;
}

test('a duplicated tab gets its own token pair in the same session; a reload keeps the pair', async ({
  page,
  signIn,
}) => {
  await signIn('ana');
  await expectHome(page);
  const before = await readSession(page);
  const copy = await duplicateTab(page);
  await expectHome(copy);
  const copySession = await readSession(copy);
  expect(copySession.csid).toBe(before.csid);
  expect(copySession.token).not.toBe(before.token);
  expect(copySession.antiForgery).not.toBe(before.antiForgery);
  for (const tab of [page, copy]) {
    const { token } = await readSession(tab);
    await tab.reload();
    await expectHome(tab);
    expect((await readSession(tab)).token).toBe(token);
  }
  await openNewPage(copy);
  await expect(heading(copy, 'Transferencias realizadas')).toBeVisible();
  await openNewPage(page);
  await expect(heading(page, 'Transferencias realizadas')).toBeVisible();
});

test('a tab with an expired token pair gets a new pair, and the other tabs still work', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana');
  await expectHome(page);
  const otherTabs = [await openTab(page, SUMMARY), await openTab(page, SUMMARY)];
  for (const tab of otherTabs) await expectHome(tab);
  await invalidateToken(page);
  await openNewPage(page);
  await expect(heading(page, 'Transferencias realizadas')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  for (const tab of otherTabs) {
    await tab.reload();
    await expectHome(tab);
  }
  expect((await bank.requests()).filter(({ path }) => path.startsWith('/api/logout'))).toEqual([]);
});

test('a session that ended at the bank clears the device and the other tabs', async ({ page, signIn }) => {
  await signIn('ana');
  await expectHome(page);
  const otherTabs = [await openTab(page, SUMMARY), await openTab(page, 'hubs/transfers')];
  // A pending call would detect the end of the session too early.
  for (const tab of [page, ...otherTabs]) {
    await tab.bringToFront();
    await expect(tab.getByText('Ana Lucía Herrera')).toBeVisible();
    await tab.waitForLoadState('networkidle');
  }
  await page.bringToFront();
  await endSessionAtBank(page);
  // Any call reveals the end of the session, so the page may navigate before the link is clicked.
  openNewPage(page).catch(() => undefined);
  for (const tab of [page, ...otherTabs]) {
    await expect(tab).toHaveURL(/\/logged-out$/);
    await expect(heading(tab, 'Por seguridad, tu sesión finalizó')).toBeVisible();
    expect(await readSession(tab)).toEqual({});
  }
  expect(await readDevice(page)).toEqual([null, null]);
});

test('signing out in a tab with an expired token pair signs out every tab', async ({ page, signIn }) => {
  await signIn('ana');
  await expectHome(page);
  const otherTab = await openTab(page, SUMMARY);
  await expectHome(otherTab);
  await invalidateToken(page);
  await page.getByRole('link', { name: 'Cerrar sesión' }).click();
  for (const [tab, title] of [
    [page, 'Cerraste tu sesión'],
    [otherTab, 'Por seguridad, tu sesión finalizó'],
  ] as const) {
    await expect(heading(tab, title)).toBeVisible();
    expect(await readSession(tab)).toEqual({});
    await tab.goto(SUMMARY);
    await expect(tab).toHaveURL(/\/login/);
  }
});
