import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { heading } from '../support/own-transfer';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Accesos directos' });
const more = (page: Page) => bar(page).getByRole('button', { name: 'Más' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menú' });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('it is not drawn');
  return box;
}

test.use({ viewport: { width: 390, height: 844 } });

test.describe('the bar at the end of a phone’s window', () => {
  test('leads to the places that are gone to most, and says which of them is shown', async ({
    page,
    signIn,
  }) => {
    await signIn('ana', 'hubs/history');
    await expect(bar(page).locator('[aria-current]')).toHaveCount(0);
    for (const [item, h1] of [
      ['Transferir', 'Transferencias'],
      ['Pagar', 'Pagos'],
      ['Inicio', 'Mis cuentas'],
    ] as const) {
      await bar(page).getByRole('link', { name: item, exact: true }).click();
      await expect(heading(page, h1)).toBeVisible();
      await expect(bar(page).locator('[aria-current="page"]')).toHaveText(item);
    }
    await page.goto('account-summary/details/chequing/ana-nomina');
    await expect(bar(page).locator('[aria-current="true"]')).toHaveText('Inicio');
  });

  test('its place that is shown begins again at its top', async ({ page, signIn }) => {
    await signIn('ana');
    await expect(page.getByRole('link', { name: /Fondo Cenzontle/ })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 600));
    await bar(page).getByRole('link', { name: 'Inicio' }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(heading(page, 'Mis cuentas')).toBeFocused();
  });

  test('"Más" opens what "Menú" holds, and Back closes it', async ({ page, signIn }) => {
    await signIn('ana');
    await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
    await more(page).click();
    await expect(menu(page)).toContainText('Ana Lucía Herrera');
    await expect(menu(page)).toContainText('Último acceso:');
    await expect(menu(page).getByRole('button', { name: /^Tu opinión/ })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Cerrar sesión' })).toBeVisible();
    await page.goBack();
    await expect(menu(page)).toHaveCount(0);
    await expect(more(page)).toBeFocused();
    await more(page).click();
    await menu(page).getByRole('link', { name: 'Busca personas, movimientos o acciones' }).click();
    await expect(heading(page, 'Buscar')).toBeVisible();
    await expect(menu(page)).toHaveCount(0);
  });

  test('is not there in a flow, where the menu stays in the header, nor without a session', async ({
    page,
    signIn,
  }) => {
    for (const path of ['logged-out', 'generic-error']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(bar(page)).toHaveCount(0);
    }
    await signIn('ana', 'transfers/my-own-accounts');
    const opener = page.getByRole('banner').getByRole('button', { name: 'Menú' });
    await expect(opener).toHaveText('Menú');
    await expect(bar(page)).toHaveCount(0);
    await opener.click();
    await menu(page).getByRole('link', { name: 'Inicio' }).click();
    await expect(bar(page)).toBeVisible();
  });

  test('makes room for the keyboard, and is there again after it', async ({ page, signIn }) => {
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

  test('gives way to a dialog', async ({ page, signIn }) => {
    await signIn('ana', 'hubs/transfers');
    await page.getByRole('button', { name: 'Tu opinión' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('nav[aria-label="Accesos directos"]')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(bar(page)).toBeVisible();
  });

  test('is there up to the width of a phone', async ({ page, signIn }) => {
    await signIn('ana');
    await page.setViewportSize({ width: 766, height: 844 });
    await expect(bar(page)).toBeVisible();
    await page.setViewportSize({ width: 767, height: 844 });
    await expect(bar(page)).toHaveCount(0);
  });
});

test.describe('what the bar covers', () => {
  for (const [name, size, text] of [
    ['a phone', { width: 390, height: 844 }, '100%'],
    ['the narrowest, with twice the text', { width: 320, height: 640 }, '200%'],
    ['one that is held across', { width: 667, height: 375 }, '100%'],
  ] as const) {
    test(`nothing at the end of a page: ${name}`, async ({ page, signIn }) => {
      await page.setViewportSize(size);
      await page.addInitScript(
        (large) =>
          addEventListener('DOMContentLoaded', () => {
            document.documentElement.style.fontSize = large;
          }),
        text,
      );
      await signIn('ana', 'hubs/transfers');
      await expect(bar(page)).toBeVisible();
      // What comes late makes the page longer: its end is where it is once it no longer grows.
      await expect(async () => {
        const length = await page.evaluate(() => {
          window.scrollTo(0, document.documentElement.scrollHeight);
          return document.documentElement.scrollHeight;
        });
        await page.waitForTimeout(500);
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(length);
      }).toPass();
      const { y, height } = await boxOf(bar(page));
      expect(y + height).toBe(size.height);
      expect(height).toBeLessThan(80);
      for (const last of [
        page.getByRole('contentinfo').getByRole('combobox'),
        page.getByRole('button', { name: 'Tu opinión' }),
      ]) {
        const box = await boxOf(last);
        expect(box.y + box.height).toBeLessThanOrEqual(y);
      }
      for (const word of ['Inicio', 'Transferir', 'Pagar', 'Más']) {
        const item = bar(page).getByText(word, { exact: true });
        const { scrollWidth, clientWidth, tall } = await item.evaluate((element) => ({
          scrollWidth: element.scrollWidth,
          clientWidth: element.clientWidth,
          tall: element.getBoundingClientRect().height,
        }));
        expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
        expect(tall).toBeGreaterThanOrEqual(52);
      }
      await expectNoSidewaysScroll(page);
    });
  }

  test('axe finds nothing wrong with it', async ({ page, signIn }) => {
    await signIn('ana', 'hubs/transfers');
    await expect(bar(page)).toBeVisible();
    await expectAccessible(page);
  });
});
