import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test';
import { heading } from '../support/own-transfer';
import { records, sidebar } from '../support/shell-navigation';

const unbuilt = (page: Page) => heading(page, 'Esta función no está disponible');

test.describe('the sidebar', () => {
  for (const { name, stored, offered } of [
    { name: 'nobody in production may switch it on', stored: { savingsAdmin: 'true' }, offered: 0 },
    { name: 'a test environment has it', stored: { environment: 'ist' }, offered: 1 },
  ]) {
    test(`saving programs among the records: ${name}`, async ({ page, signIn }) => {
      await page.addInitScript((values) => Object.assign(localStorage, values), stored);
      await signIn('ana', 'hubs/history');
      await expect(records(page)).toHaveAttribute('aria-expanded', 'true');
      const item = sidebar(page).getByRole('link', { name: 'Programas de ahorro' });
      await expect(item).toHaveCount(offered);
      if (offered === 0) return;
      await item.click();
      await expect(page).toHaveURL(/\/saving-programs$/);
    });
  }
});

test.describe('the menu of a phone', () => {
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menú' });
  const opener = (page: Page) => page.getByRole('button', { name: 'Menú' });

  test.beforeEach(async ({ page, signIn }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await signIn('ana', 'feature-not-available');
    await expect(unbuilt(page)).toBeVisible();
  });

  test('opens over everything, and closes by its button or Esc, back to what opened it', async ({ page }) => {
    await expect(sidebar(page)).toBeHidden();
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
    await opener(page).click();
    await expect(menu(page)).toBeVisible();
    await expect(menu(page)).toContainText('Ana Lucía Herrera');
    await expect(menu(page)).toContainText('Último acceso:');
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await menu(page).getByRole('button', { name: 'Cerrar', exact: true }).click();
    await expect(menu(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });

  test('its items lead on and close it', async ({ page }) => {
    await opener(page).click();
    await menu(page).getByRole('link', { name: 'Inicio' }).click();
    await expect(heading(page, 'Mis cuentas')).toBeVisible();
    await expect(menu(page)).toHaveCount(0);
    await opener(page).click();
    await menu(page).getByRole('button', { name: 'Registros' }).click();
    await menu(page).getByRole('link', { name: 'Transferencias realizadas' }).click();
    await expect(heading(page, 'Transferencias realizadas')).toBeVisible();
    await expect(menu(page)).toHaveCount(0);
    await opener(page).click();
    await menu(page).getByRole('link', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL(/\/logged-out$/);
  });

  test('closes when the window grows past a phone’s', async ({ page }) => {
    await opener(page).click();
    await page.setViewportSize({ width: 740, height: 812 });
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({ width: 768, height: 812 });
    await expect(menu(page)).toHaveCount(0);
    await expect(sidebar(page)).toBeVisible();
    await expect(sidebar(page).getByRole('link', { name: 'Cerrar sesión' })).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cerrar sesión' })).toBeVisible();
  });

  test('a phone is narrower than 767 px', async ({ page }) => {
    await page.setViewportSize({ width: 766, height: 812 });
    await expect(opener(page)).toBeVisible();
    await expect(sidebar(page)).toBeHidden();
    await page.setViewportSize({ width: 767, height: 812 });
    await expect(opener(page)).toBeHidden();
    await expect(sidebar(page)).toBeVisible();
  });
});

test('a window that grows past a phone’s never squeezes the page into the column of the menu', async ({
  page,
  signIn,
}) => {
  // A script that is busy hears late how wide the window is; styles know at once.
  await page.addInitScript(() => {
    const { addEventListener } = MediaQueryList.prototype;
    MediaQueryList.prototype.addEventListener = function (
      type: string,
      listener: EventListenerOrEventListenerObject | null,
    ) {
      const late: EventListener = (event) =>
        setTimeout(() => typeof listener === 'function' && listener.call(this, event), 1_000);
      addEventListener.call(this, type, late);
    };
  });
  await page.setViewportSize({ width: 760, height: 844 });
  await signIn('ana');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const width = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().width);
  expect(await width()).toBe(760);
  await page.setViewportSize({ width: 844, height: 844 });
  await expect.poll(width, { intervals: [20] }).toBeLessThan(760);
  const before = await width();
  await expect(sidebar(page)).toBeVisible();
  expect(before).toBe(await width());
});
