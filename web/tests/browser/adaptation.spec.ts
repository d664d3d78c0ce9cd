import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/browser/axe';
import { isFullRun } from '../support/browser/full-run';
import { cutOffControls, readFocus, smallTargets } from '../support/browser/targets';
import { expect, test } from '../support/browser/test';
import { HISTORY, rows } from '../support/history';
import { greeting } from '../support/home';
import { FORM, goToReview, heading, sendButton } from '../support/own-transfer';
import { customerPages, navigateTo, publicPages } from '../support/pages';

test.slow();

/** The narrowest phone and both sides of the breakpoint; a full run adds wider windows. */
const WIDTHS = isFullRun ? [320, 480, 766, 767, 1024, 1600] : [320, 766, 767];

/** Visits the listed pages and the later steps of a transfer. */
async function visitEachPage(
  page: Page,
  baseURL: string | undefined,
  signIn: (customer: string, path: string) => Promise<void>,
  check: () => Promise<void>,
): Promise<void> {
  await signIn('ana', FORM);
  await goToReview(page);
  await check();
  await sendButton(page).click();
  await expect(heading(page, 'Transferencia hecha')).toBeVisible();
  await check();
  for (const entry of [...customerPages, ...publicPages]) {
    await test.step(entry[0], async () => {
      await navigateTo(page, baseURL, entry);
      await check();
    });
  }
}

/** Asserts that nothing scrolls sideways or is cut off. */
async function expectInside(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expect.poll(() => cutOffControls(page), page.url()).toEqual([]);
}

const textSize = (page: Page, size: string) =>
  page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);

test('every page fits from 320 px up and at 200 % text; mouse targets are at least 24 px', async ({
  page,
  baseURL,
  signIn,
}) => {
  await visitEachPage(page, baseURL, signIn, async () => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectInside(page);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await smallTargets(page, 24), page.url()).toEqual([]);
    await textSize(page, '200%');
    await expectInside(page);
    await textSize(page, '');
  });
});

test('every page loaded with 200 % text fits a phone', async ({ page, baseURL, signIn }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    }),
  );
  await visitEachPage(page, baseURL, signIn, () => expectInside(page));
});

test('on a very wide window the content keeps its maximum width', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 4000, height: 900 });
  await signIn('ana');
  await expect(greeting(page)).toBeVisible();
  const width = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().width);
  expect(width).toBeLessThanOrEqual(1600);
  await expectNoSidewaysScroll(page);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('every button, field and option is at least 44 px', async ({ page, baseURL, signIn }) => {
    await visitEachPage(page, baseURL, signIn, async () => {
      expect(
        await smallTargets(page, 44, ':is(main, header) :is(a, button, input, select, summary)'),
        page.url(),
      ).toEqual([]);
    });
  });
});

test('the focus is visible and not covered in both tab directions', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await signIn('ana', HISTORY);
  await expect(rows(page)).toHaveCount(30);
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press(key);
      const focus = await readFocus(page);
      if (focus === null) continue;
      expect(focus).toEqual({ name: focus.name, covered: false, outlined: true });
    }
  }
});

test('in forced colors mode the focus and control borders stay visible', async ({ page, signIn }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn('ana', FORM);
  await page.getByLabel('Importe').focus();
  await page.keyboard.press('Tab');
  expect(await readFocus(page)).toMatchObject({ outlined: true });
  for (const control of [page.getByLabel('Cuenta origen'), page.getByRole('button', { name: 'Continuar' })]) {
    const { borderTopStyle, borderTopWidth } = await control.evaluate((element) => {
      const { borderTopStyle: style, borderTopWidth: width } = getComputedStyle(element);
      return { borderTopStyle: style, borderTopWidth: width };
    });
    expect(borderTopStyle).toBe('solid');
    expect(Number.parseFloat(borderTopWidth)).toBeGreaterThan(0);
  }
  const segments = page.getByRole('group', { name: '¿Cuándo?' }).locator('div:has(> label)');
  const edgeOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).borderTopWidth);
  expect(await edgeOf(segments)).toBe('1px');
  expect(await edgeOf(segments.getByText('Hoy', { exact: true }))).toBe('3px');
  expect(await edgeOf(segments.getByText('Programar', { exact: true }))).toBe('0px');

  await test.step('the focus outline of an account is inside its row, not clipped by the card', async () => {
    await page.goto('account-summary');
    const account = page
      .getByRole('main')
      .getByRole('link', { name: /^Nómina/ })
      .first();
    await account.focus();
    await expect(account).toHaveCSS('outline-offset', '-4px');
  });
});

test('with reduced motion a dialog is not animated', async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn('ana', 'feature-not-available');
  await page.getByRole('button', { name: 'Tu opinión' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const duration = await dialog.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).animationDuration),
  );
  expect(duration).toBeLessThan(0.001);
});
