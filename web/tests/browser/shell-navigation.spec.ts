import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test';
import { heading } from '../support/own-transfer';
import { sidebar } from '../support/shell-navigation';

const unbuilt = (page: Page) => heading(page, 'Esta función no está disponible');

test.describe('the sidebar', () => {});

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
