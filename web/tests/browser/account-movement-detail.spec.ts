import type { Page } from '@playwright/test';
import { detailsPath, rows } from '../support/account-details';
import { expectAccessible } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { heading } from '../support/own-transfer';

const NOMINA = detailsPath('chequing', 'ana-nomina');

test.describe('the movement panel next to the list', () => {
  const panel = (page: Page) => page.getByRole('complementary');
  const title = (page: Page) => panel(page).getByRole('heading');

  test('keeps a search typed just before closing, also in the URL', async ({ page, signIn }) => {
    await signIn('ana', NOMINA);
    await rows(page).filter({ hasText: 'Gas natural' }).click();
    await expect(title(page)).toHaveText('Gas natural');
    // Types and goes back within the debounce time of the search.
    await page.getByLabel('Buscar', { exact: true }).evaluate((field) => {
      if (field instanceof HTMLInputElement) field.focus();
      document.execCommand('insertText', false, 'gas natural');
      window.history.back();
    });
    await expect(panel(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\?q=gas\+natural$/);
    await page.reload();
    await expect(page.getByLabel('Buscar', { exact: true })).toHaveValue('gas natural');
  });
});

test.describe('the movement on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens in a sheet, has its own URL and closes with Back', async ({ page, signIn }) => {
    await signIn('ana', NOMINA);
    await rows(page).filter({ hasText: 'Panadería' }).click();
    const sheet = page.getByRole('dialog', { name: /^Panadería/ });
    await expect(sheet).toContainText('Súper y despensa');
    await expect(page).toHaveURL(/\?movement=L\d+$/);
    await expectAccessible(page);
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(heading(page, 'Nómina')).toBeVisible();
    await expect(page).toHaveURL(/ana-nomina$/);
    const button = rows(page).filter({ hasText: 'Panadería' }).getByRole('button');
    await expect(button).toBeFocused();
    await button.press('Enter');
    await expect(sheet).toBeVisible();
    await page.reload();
    await expect(sheet).toBeVisible();
    await sheet.getByRole('button', { name: 'No reconozco este cargo' }).click();
    const unknown = page.getByRole('dialog', { name: 'No reconozco este cargo' });
    await expect(unknown).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/ana-nomina$/);
  });
});
