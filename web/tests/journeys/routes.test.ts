import type { Page } from '@playwright/test';
import { expect, test } from '../support/dom/journey';
import { greeting } from '../support/home';
import { heading } from '../support/own-transfer';
import {
  flaggedPaths,
  mainPaths,
  NOT_FOUND_HEADING,
  redirects,
  settingsPaths,
  visitPage,
  wrongPaths,
} from '../support/routes';

/** The base path without its trailing slash. */
const baseOf = (baseURL: string | undefined) => new URL(baseURL ?? '').pathname.replace(/\/$/, '');

/** Starts at an unknown path and waits until analytics has recorded it. */
async function openUnknownPage(
  page: Page,
  signIn: (customer: string, path: string) => Promise<void>,
): Promise<void> {
  await signIn('ana', 'nada');
  await expect(heading(page, NOT_FOUND_HEADING)).toBeVisible();
  const recordedEvents = () => page.evaluate(() => window.dataLayer ?? []);
  await expect.poll(recordedEvents).toContainEqual({ event: 'page_view', page: '*' });
}

for (const { layout, paths, count } of [
  { layout: 'Principal', paths: mainPaths, count: 110 },
  { layout: 'Configuración', paths: settingsPaths, count: 25 },
]) {
  test(`the ${count} paths under "${layout}" are pages with heading and title`, async ({
    page,
    baseURL,
    signIn,
  }) => {
    expect(new Set(paths).size).toBe(count);
    await openUnknownPage(page, signIn);
    for (const path of paths) {
      const { h1, title, navigation } = await visitPage(page, baseOf(baseURL), path);
      expect({ path, h1 }).not.toEqual({ path, h1: NOT_FOUND_HEADING });
      expect(h1, path).toMatch(/\S/);
      expect(title, path).toMatch(/\S.* · Cenzontle$/);
      expect({ path, navigation }).toEqual({ path, navigation: layout });
    }
  });
}

test('a path with an invalid value or a disabled flag is not found', async ({ page, baseURL, signIn }) => {
  await openUnknownPage(page, signIn);
  for (const path of [...wrongPaths, ...flaggedPaths]) {
    const { h1, title } = await visitPage(page, baseOf(baseURL), path);
    expect({ path, h1 }).toEqual({ path, h1: NOT_FOUND_HEADING });
    expect(title).toBe(`${NOT_FOUND_HEADING} · Cenzontle`);
  }
  await page.getByRole('link', { name: 'Ir a Mis cuentas' }).click();
  await expect(greeting(page)).toBeVisible();
});

test('alias paths redirect with their query, unless they name a step', async ({ page, baseURL, signIn }) => {
  await openUnknownPage(page, signIn);
  for (const [from, to] of redirects) {
    await visitPage(page, baseOf(baseURL), `${from}?to_account=1&amount=2.5`);
    await expect(page).toHaveURL(({ pathname, search }) => {
      const path = pathname.slice(baseOf(baseURL).length);
      return (
        path.startsWith(to) &&
        !path.includes('third-parties/third') &&
        // The flow restarts at its first step, without the query.
        (search === '?to_account=1&amount=2.5' || /\/(confirm|receipt)$/.test(from))
      );
    });
  }
  await page.goto('');
  await expect(page).toHaveURL(/\/account-summary$/);
});

test('the link to the previous version depends on the environment', async ({ page, signIn }) => {
  await signIn('ana', 'feature-not-available');
  const previous = page.getByRole('link', { name: 'Ir a la versión anterior' });
  await expect(previous).toHaveAttribute('href', 'https://example.com/cenzontle/anterior');
  await page.evaluate(() => localStorage.setItem('environment', 'uat'));
  await page.reload();
  await expect(previous).toHaveAttribute('href', 'https://test.example.com/cenzontle/anterior');
  await page.goto('settings/alerts');
  await expect(heading(page, 'Estamos construyendo esta sección')).toBeVisible();
  // The illustration of a page under construction.
  await expect(page.getByRole('main').locator('svg[viewBox="0 0 176 132"]')).toBeVisible();
  await expect(previous).toBeVisible();
});
