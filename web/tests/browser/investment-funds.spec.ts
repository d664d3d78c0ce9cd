import { expectNoSidewaysScroll } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { textFaults } from '../support/browser/text';
import { dateField } from '../support/dates';
import { confirmButton, FORM } from '../support/investment-funds';
import { heading, pressContinue } from '../support/own-transfer';

const query = (params: Record<string, string>) => `${FORM}?${new URLSearchParams(params)}`;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('nothing overflows and no word breaks at 320 px with 200 % text', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signIn('ana', query({ operation_type: 'SELL', amount: '86000', operation_date: '2026-12-01' }));
    await expect(dateField(page, 'Fecha de la operación', '2026-12-01')).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectNoSidewaysScroll(page);
    expect(await textFaults(page.getByRole('main'))).toEqual({ broken: [], overlapping: [] });
    await pressContinue(page);
    await expect(heading(page, 'Revisa y confirma')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await confirmButton(page).click();
    await expect(heading(page, 'Venta programada')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
