import type { Page } from '@playwright/test';
import { bar } from '../support/bottom-bar';
import { expectAccessible } from '../support/dom/axe';
import { describe, expect, test } from '../support/dom/journey';
import { GREETING, greeting } from '../support/home';
import { heading } from '../support/own-transfer';

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menú' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menú' });

describe('the mobile bottom bar', () => {
  test.override({ viewport: { width: 390, height: 844 } });

  test('links to the main pages and marks the current page', async ({ page, signIn }) => {
    await signIn('ana', 'hubs/history');
    await expect(heading(page, 'Historial de tus cuentas')).toBeVisible();
    await expect(bar(page).getByRole('link', { name: 'Inicio', exact: true })).toBeVisible();
    await expect(bar(page).locator('[aria-current="true"]')).toHaveText('Más');
    for (const [item, h1] of [
      ['Más', 'Ana Lucía Herrera'],
      ['Transferir', '¿A quién le envías?'],
      ['Pagar', 'Pagos'],
      ['Inicio', GREETING],
    ] as const) {
      await bar(page).getByRole('link', { name: item, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: h1 })).toBeVisible();
      await expect(bar(page).locator('[aria-current="page"]')).toHaveText(item);
    }
    await page.goto('account-summary/details/chequing/ana-nomina');
    await expect(bar(page).locator('[aria-current="true"]')).toHaveText('Inicio');
  });

  test('"Más" links to pages outside the bar, with a figure or status for some pages', async ({
    page,
    signIn,
  }) => {
    await signIn('ana', 'more');
    const row = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name });
    await expect(page.getByText('Último acceso:').last()).toBeVisible();
    for (const [name, path] of [
      [/^Tarjetas\s*1 tarjeta$/, '/hubs/cards'],
      [/^Estados de cuenta\s*El de octubre 2026 ya está$/, '/settings/statements/account'],
      [/^Límites de operación\s*A otros bancos, /, '/settings/web/limits'],
      [/^Domiciliaciones\s*2 activas · 1 cargo no se hizo$/, '/preauthorized-payments'],
      [/^Portabilidad de nómina/, '/settings/web/portable-payroll'],
      [/^Lo que he hecho/, '/hubs/history'],
      ['Cerrar sesión', '/signout'],
    ] as const)
      await expect(row(name)).toHaveAttribute('href', new RegExp(`${path}$`));
    await page.getByRole('button', { name: /^Créditos/ }).click();
    await expect(row(/^Mi casa/)).toBeVisible();
    await expectAccessible(page);
    await page.goto('settings/activity-log');
    await expect(bar(page).locator('[aria-current="true"]')).toHaveText('Más');
  });

  test('scrolls the current page to the top when its item is pressed', async ({ page, signIn }) => {
    await signIn('ana');
    await expect(page.getByRole('link', { name: /^Nómina/ })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 600));
    await bar(page).getByRole('link', { name: 'Inicio' }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(greeting(page)).toBeFocused();
  });

  test('opens the menu from the header, and Back closes it', async ({ page, signIn }) => {
    await signIn('ana');
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
    await opener(page).click();
    await expect(menu(page)).toContainText('Ana Lucía Herrera');
    await expect(menu(page)).toContainText('Último acceso:');
    await expect(menu(page).getByRole('button', { name: /^Tu opinión/ })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Cerrar sesión' })).toBeVisible();
    await page.goBack();
    await expect(menu(page)).toHaveCount(0);
    await opener(page).click();
    await menu(page).getByRole('link', { name: 'Busca personas, movimientos o acciones' }).click();
    await expect(heading(page, 'Buscar')).toBeVisible();
    await expect(menu(page)).toHaveCount(0);
  });

  test('is absent in a flow, which keeps the header menu, and without a session', async ({
    page,
    signIn,
  }) => {
    for (const path of ['logged-out', 'generic-error']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(bar(page)).toHaveCount(0);
    }
    await signIn('ana', 'transfers/my-own-accounts');
    await expect(opener(page)).toHaveText('Menú');
    await expect(bar(page)).toHaveCount(0);
    await opener(page).click();
    await menu(page).getByRole('link', { name: 'Inicio' }).click();
    await expect(bar(page)).toBeVisible();
  });

  test('appears only up to phone width', async ({ page, signIn }) => {
    await signIn('ana');
    await page.setViewportSize({ width: 766, height: 844 });
    await expect(bar(page)).toBeVisible();
    await page.setViewportSize({ width: 767, height: 844 });
    await expect(bar(page)).toHaveCount(0);
  });
});
