import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

export const STATEMENTS = 'settings/statements/account';

export const account = (page: Page): Locator => page.getByLabel('Cuenta', { exact: true });

export const months = (page: Page): Locator =>
  page.getByRole('list', { name: /^(Estados de cuenta|Constancias fiscales)$/ }).getByRole('listitem');

/** The download button of a month, such as PDF of 'octubre 2026'. */
export const downloadButton = (page: Page, kind: 'PDF' | 'XML', month: string): Locator =>
  page.getByRole('button', { name: `${kind} de ${month}`, exact: true });

/** Returns the name and content of the file that `act` downloads. */
export async function captureDownload(
  page: Page,
  act: () => Promise<void>,
): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  const text = await readFile(await download.path(), 'latin1');
  return { name: download.suggestedFilename(), text };
}

export const errorDialog = (page: Page): Locator => page.getByRole('alertdialog');

export async function expectMonthsOfYear(page: Page, year: string, count: number): Promise<void> {
  await page.getByRole('radio', { name: year, checked: true }).waitFor();
  await months(page)
    .nth(count - 1)
    .waitFor();
  await months(page).nth(count).waitFor({ state: 'hidden' });
}
