import type { Locator } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { openFilters } from '../support/history';
import { heading } from '../support/own-transfer';
import { HISTORY, internet, paymentRows } from '../support/payment-history';

test('on a phone each row is a block and nothing scrolls sideways', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('ana', HISTORY);
  await expect(internet(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  const top = async (text: string) =>
    (await internet(page).getByText(text, { exact: true }).boundingBox())?.y ?? 0;
  expect(await top('Internet Quetzal')).toBeGreaterThan(await top('Internet'));
  expect(await top('03 nov 2026')).toBeGreaterThan(await top('Internet Quetzal'));
  // A rejected payment shows its reason and its retry link on separate lines.
  const rejectedRow = paymentRows(page).filter({ hasText: 'Rechazado' });
  const bottom = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  expect(await bottom(rejectedRow.getByRole('link', { name: /^Reintentar/ }))).toBeGreaterThan(
    await bottom(rejectedRow.getByText('Rechazado')),
  );
  await expect(rejectedRow.getByText('La compañía no respondió.')).toBeVisible();
  await internet(page).getByRole('link').click();
  await expect(heading(page, 'Pago hecho')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('today has the same ring in the calendar and in its legend', async ({ page, signIn }) => {
  await signIn('ana', HISTORY);
  await openFilters(page);
  await page.getByRole('button', { name: 'Desde: Cualquier fecha' }).click();
  const ring = (day: Locator) => day.evaluate((element) => getComputedStyle(element).boxShadow);
  const calendar = page.getByRole('dialog');
  const today = await ring(calendar.getByRole('button', { name: '23 nov 2026, hoy' }));
  expect(today).toContain('inset');
  expect(await ring(calendar.getByText('Hoy', { exact: true }))).toBe(today);
});
