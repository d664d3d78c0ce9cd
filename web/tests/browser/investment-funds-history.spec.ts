import { expectNoSidewaysScroll } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { rows } from '../support/history';
import { HISTORY } from '../support/investment-funds';
import { addRejectedPurchase, changeButton, dialog } from '../support/investment-funds-history';

test('nothing overflows at 320 px with 200 % text', async ({ page, bank, signIn }) => {
  await addRejectedPurchase(bank);
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn('ana', HISTORY);
  await expect(rows(page)).toHaveCount(5);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectNoSidewaysScroll(page);
  await changeButton(page).click();
  await expect(dialog(page).getByLabel('Importe')).toBeVisible();
  await expectNoSidewaysScroll(page);
});
