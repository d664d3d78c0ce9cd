import type { Page } from '@playwright/test';
import { describe, expect, test } from '../support/dom/journey';
import { greeting } from '../support/home';
import { heading } from '../support/own-transfer';
import { recordsButton, sidebar } from '../support/shell-navigation';

describe('the sidebar', () => {
  test('links to its pages and marks the current page', async ({ page, signIn }) => {
    await signIn('ana', 'feature-not-available');
    const nav = sidebar(page);
    for (const [item, path] of [
      ['Transferencias', '/hubs/transfers'],
      ['Pagos', '/hubs/payments/services'],
      ['Inicio', '/account-summary'],
    ] as const) {
      await nav.getByRole('link', { name: item }).click();
      await expect(page).toHaveURL(({ pathname }) => pathname.endsWith(path));
      await expect(nav.locator('[aria-current]')).toHaveText(item);
      await expect(nav.locator('[aria-current="page"]')).toHaveText(item);
    }
    for (const [path, item] of [
      ['transfers/my-own-accounts', 'Transferencias'],
      ['bill-payments/tax-sat', 'Pagos'],
      ['account-summary/details/chequing/ana-nomina', 'Inicio'],
    ] as const) {
      await page.goto(path);
      await expect(nav.locator('[aria-current="true"]')).toHaveText(item);
    }
    await nav.getByRole('link', { name: 'Configuración' }).click();
    await expect(page).toHaveURL(/\/settings\/web\/limits$/);
  });

  test('scrolls to the top and focuses the heading of the current page', async ({ page, signIn }) => {
    await signIn('ana', 'account-summary');
    await expect(page.getByRole('link', { name: /^Nómina/ })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 600));
    await sidebar(page).getByRole('link', { name: 'Inicio' }).click();
    await expect(greeting(page)).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('restores the focus on the heading after Back to the first page', async ({ page, signIn }) => {
    await signIn('ana', 'account-summary');
    await sidebar(page).getByRole('link', { name: 'Pagos' }).click();
    await expect(heading(page, 'Servicios')).toBeFocused();
    await page.goBack();
    await expect(greeting(page)).toBeFocused();
  });

  test('expands and collapses the history group, which starts expanded on its own pages', async ({
    page,
    signIn,
  }) => {
    await signIn('ana', 'feature-not-available');
    const items = sidebar(page).getByRole('listitem');
    await expect(recordsButton(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(items.getByRole('link')).toHaveCount(0);
    await recordsButton(page).click();
    await expect(recordsButton(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(items).toHaveText([
      'Transferencias realizadas',
      'Pagos realizados',
      'Inversiones programadas',
      'Historial de tus cuentas',
    ]);
    for (const [item, path] of [
      ['Transferencias realizadas', '/transfers/history/transactions'],
      ['Pagos realizados', '/transfers/history/payments'],
      ['Inversiones programadas', '/mutual-funds/history'],
      ['Historial de tus cuentas', '/hubs/history'],
    ] as const) {
      await items.getByRole('link', { name: item }).click();
      await expect(page).toHaveURL(({ pathname }) => pathname.endsWith(path));
      await expect(items.locator('[aria-current="page"]')).toHaveText(item);
    }
    await recordsButton(page).click();
    await expect(items.getByRole('link')).toHaveCount(0);
    await page.reload();
    await expect(recordsButton(page)).toHaveAttribute('aria-expanded', 'true');
  });

  test('has its own items in the settings, with a link back', async ({ page, signIn }) => {
    await signIn('ana', 'settings/web/limits');
    const nav = page.getByRole('navigation', { name: 'Configuración' });
    await expect(nav).toBeVisible();
    await expect(sidebar(page)).toHaveCount(0);
    for (const [item, path] of [
      ['Portabilidad de nómina', '/settings/web/portable-payroll'],
      ['Estados de cuenta', '/settings/statements/account'],
      ['Constancias fiscales', '/settings/statements/fiscal'],
      ['Registro de actividad', '/settings/activity-log'],
      ['Límites de operación', '/settings/web/limits'],
    ] as const) {
      await nav.getByRole('link', { name: item }).click();
      await expect(page).toHaveURL(({ pathname }) => pathname.endsWith(path));
      await expect(nav.locator('[aria-current="page"]')).toHaveText(item);
    }
    await nav.getByRole('link', { name: 'Mis cuentas' }).click();
    await expect(greeting(page)).toBeVisible();
    await expect(sidebar(page)).toBeVisible();
  });

  for (const { name, flags, count } of [
    {
      name: 'hides saving programs in production, even with the flag',
      flags: { savingsAdmin: 'true' },
      count: 0,
    },
    { name: 'links to saving programs in a test environment', flags: { environment: 'ist' }, count: 1 },
  ]) {
    test(name, async ({ page, signIn }) => {
      await page.addInitScript((values) => Object.assign(localStorage, values), flags);
      await signIn('ana', 'hubs/history');
      await expect(recordsButton(page)).toHaveAttribute('aria-expanded', 'true');
      const item = sidebar(page).getByRole('link', { name: 'Programas de ahorro' });
      await expect(item).toHaveCount(count);
      if (count === 0) return;
      await item.click();
      await expect(page).toHaveURL(/\/saving-programs$/);
    });
  }
});

const unavailableHeading = (page: Page) => heading(page, 'Esta función no está disponible');

describe('the mobile menu', () => {
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menú' });
  const menuButton = (page: Page) => page.getByRole('button', { name: 'Menú' });

  test.beforeEach(async ({ page, signIn }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await signIn('ana', 'feature-not-available');
    await expect(unavailableHeading(page)).toBeVisible();
  });

  test('closes when one of its items is followed', async ({ page }) => {
    await menuButton(page).click();
    await menu(page).getByRole('link', { name: 'Inicio' }).click();
    await expect(greeting(page)).toBeVisible();
    await expect(menu(page)).toHaveCount(0);
    await menuButton(page).click();
    await menu(page).getByRole('button', { name: 'Registros' }).click();
    await menu(page).getByRole('link', { name: 'Transferencias realizadas' }).click();
    await expect(heading(page, 'Transferencias realizadas')).toBeVisible();
    await expect(menu(page)).toHaveCount(0);
    await menuButton(page).click();
    await menu(page).getByRole('link', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL(/\/logged-out$/);
  });

  test('closes when the window grows past phone width', async ({ page }) => {
    await menuButton(page).click();
    await page.setViewportSize({ width: 740, height: 812 });
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({ width: 768, height: 812 });
    await expect(menu(page)).toHaveCount(0);
    await expect(sidebar(page)).toBeVisible();
    await expect(sidebar(page).getByRole('link', { name: 'Cerrar sesión' })).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cerrar sesión' })).toBeVisible();
    await page.setViewportSize({ width: 375, height: 812 });
    await expect(menuButton(page)).toBeVisible();
    await expect(menu(page)).toHaveCount(0);
  });

  test('appears below 767 px', async ({ page }) => {
    await page.setViewportSize({ width: 766, height: 812 });
    await expect(menuButton(page)).toBeVisible();
    await expect(sidebar(page)).toBeHidden();
    await page.setViewportSize({ width: 767, height: 812 });
    await expect(menuButton(page)).toBeHidden();
    await expect(sidebar(page)).toBeVisible();
  });
});
