import type { Locator, Page } from '@playwright/test';
import { bar } from '../support/bottom-bar';
import { expectAccessible, expectNoSidewaysScroll } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`${locator} is not rendered`);
  return box;
}

test.use({ viewport: { width: 390, height: 844 } });

test('the bar hides while the on-screen keyboard is open', async ({ page, signIn }) => {
  await signIn('ana', 'account-summary/details/chequing/ana-nomina');
  const search = page.getByRole('main').getByLabel('Buscar');
  await expect(bar(page)).toBeVisible();
  await search.click();
  await expect(bar(page)).toBeHidden();
  await search.blur();
  await expect(bar(page)).toBeVisible();
  await page.getByRole('radio', { name: 'Cargos' }).check();
  await expect(bar(page)).toBeVisible();
});

test('the bar hides behind a dialog, and Back from the header menu returns the focus to its button', async ({
  page,
  signIn,
}) => {
  await signIn('ana', 'hubs/transfers');
  await page.getByRole('button', { name: 'Tu opinión' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('nav[aria-label="Accesos directos"]')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeVisible();
  const opener = page.getByRole('banner').getByRole('button', { name: 'Menú' });
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible();
  await page.goBack();
  await expect(opener).toBeFocused();
});

/** Scrolls to the end of the page; repeats it while deferred content makes the page longer. */
const scrollToEnd = (page: Page) =>
  expect(async () => {
    const length = await page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return document.documentElement.scrollHeight;
    });
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(length);
  }).toPass();

test('the bar covers no content at the end of a page and has no axe violations', async ({ page, signIn }) => {
  await signIn('ana', 'hubs/transfers');
  await expect(bar(page)).toBeVisible();
  for (const [place, size, text] of [
    ['the narrowest phone with 200 % text', { width: 320, height: 640 }, '200%'],
    ['a phone in landscape', { width: 667, height: 375 }, '100%'],
    ['a phone', { width: 390, height: 844 }, '100%'],
  ] as const) {
    await page.setViewportSize(size);
    await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), text);
    await scrollToEnd(page);
    const { y, height } = await boxOf(bar(page));
    expect(y + height, place).toBe(size.height);
    expect(height, place).toBeLessThan(80);
    for (const element of [
      page.getByRole('contentinfo').getByRole('combobox'),
      page.getByRole('button', { name: 'Tu opinión' }),
    ]) {
      const box = await boxOf(element);
      expect(box.y + box.height, place).toBeLessThanOrEqual(y);
    }
    for (const word of ['Inicio', 'Transferir', 'Pagar', 'Más']) {
      const item = bar(page).getByText(word, { exact: true });
      const { scrollWidth, clientWidth, tall } = await item.evaluate((element) => ({
        scrollWidth: element.scrollWidth,
        clientWidth: element.clientWidth,
        tall: element.closest('a, button')?.getBoundingClientRect().height ?? 0,
      }));
      expect(scrollWidth, place).toBeLessThanOrEqual(clientWidth);
      expect(tall, place).toBeGreaterThanOrEqual(52);
    }
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);
});
