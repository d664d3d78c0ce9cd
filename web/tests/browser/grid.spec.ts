import type { Page } from '@playwright/test';
import { isFullRun } from '../support/browser/full-run';
import { expect, test } from '../support/browser/test';
import { FORM, goToReview, heading, sendButton } from '../support/own-transfer';
import { customerPages, navigateTo } from '../support/pages';

/** Returns the position of the page's heading, in whole pixels. */
async function headingPosition(page: Page): Promise<string> {
  await page.evaluate(() => window.scrollTo(0, 0));
  const box = await page.getByRole('heading', { level: 1 }).boundingBox();
  return box ? `${Math.round(box.x)}, ${Math.round(box.y)}` : 'none';
}

const phoneAndDesktop = [
  { width: 390, height: 844, place: '16, 94' },
  { width: 1280, height: 900, place: '276, 108' },
];

/** A full run adds the narrowest window with a sidebar, and a window wider than the content. */
const windows = isFullRun
  ? [
      ...phoneAndDesktop,
      { width: 768, height: 900, place: '140, 108' },
      { width: 1920, height: 1000, place: '522, 108' },
    ]
  : phoneAndDesktop;

test('the customer pages and transfer steps have their heading at the same position in each window', async ({
  page,
  baseURL,
  signIn,
}) => {
  test.slow();
  const expectInPlace = async (stepName: string) => {
    for (const { width, height, place } of windows) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => headingPosition(page), `${stepName}, ${width} px`).toBe(place);
    }
  };
  await signIn('ana', FORM);
  await expect(heading(page, 'Transferir entre mis cuentas')).toBeVisible();
  await expectInPlace('the form');
  await goToReview(page);
  await expectInPlace('the review');
  await sendButton(page).click();
  await expect(heading(page, 'Transferencia hecha')).toBeVisible();
  await expectInPlace('the receipt');
  for (const entry of customerPages) {
    await navigateTo(page, baseURL, entry);
    await expectInPlace(entry[0]);
  }
});

test('lists end at the right edge of the page, and the summary is to the right of the form', async ({
  page,
  baseURL,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn('ana', 'third-parties/spei?to_account=ana-mama&amount=8,500');
  const summary = page.getByRole('region', { name: 'Así queda' });
  await expect(summary).toContainText('Guadalupe Reyes Montiel');
  await expect(summary).toContainText('Importe$8,500.00 MXN');
  await expect(summary).toContainText('Comisión con IVA$5.80 MXN');
  await expect(summary).toContainText('Total$8,505.80 MXN');
  await expect(summary).toContainText('SPEI opera todos los días, las 24 horas.');
  const rightEdge = async () => {
    const box = await page.getByRole('region').last().boundingBox();
    return box ? Math.round(box.x + box.width) : 0;
  };
  const expectedEdge = 1280 - 32;
  const amountBox = await page.getByLabel('Importe').boundingBox();
  const summaryBox = await summary.boundingBox();
  expect(amountBox && summaryBox && summaryBox.x > amountBox.x + amountBox.width).toBe(true);
  for (const entry of customerPages.filter(([path]) => /^(hubs|saving-programs$)/.test(path))) {
    await navigateTo(page, baseURL, entry);
    await expect.poll(rightEdge, entry[0]).toBe(expectedEdge);
  }
  await page.setViewportSize({ width: 1000, height: 900 });
  await page.goto('third-parties/spei');
  await expect(page.getByLabel('Importe')).toBeVisible();
  await expect(summary).toBeHidden();
});
