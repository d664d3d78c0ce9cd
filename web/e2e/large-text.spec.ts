import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './support/axe';
import { expect, test } from './support/test';
import { textFaults } from './support/text';

const HUB = 'hubs/payments';

const windows = [
  [320, '100%'],
  [390, '100%'],
  [320, '200%'],
  [390, '200%'],
  [768, '200%'],
  [1280, '200%'],
] as const;

/** The window, and how large the customer's browser writes. */
async function shown(page: Page, width: number, size: string): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
}

for (const [width, size] of windows) {
  test(`at ${width} px with text at ${size} what falls due is read in whole words, none over another`, async ({
    page,
    signIn,
  }) => {
    await signIn('ana', HUB);
    await expect(page.getByText('Venció el 29 oct, hace 25 días')).toBeVisible();
    await expect(page.getByText('Última vez')).not.toHaveCount(0);
    await shown(page, width, size);
    await expectNoSidewaysScroll(page);
    expect(await textFaults(page)).toEqual({ broken: [], together: [] });
  });
}
