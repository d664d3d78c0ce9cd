import { expectAccessible, expectNoSidewaysScroll } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { UNIQUE } from '../support/investments';
import { heading } from '../support/own-transfer';

const CLOSED = 'Estás fuera de horario';
/* The bank's clock stands on Monday 23 November 2026, 09:30. */

test('the notice is fine with axe, and on a small phone with large text', async ({ page, bank, signIn }) => {
  await bank.advance('P5D');
  await signIn('ana', UNIQUE);
  await expect(heading(page, CLOSED)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectNoSidewaysScroll(page);
});
