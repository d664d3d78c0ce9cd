import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/browser/axe';
import { cutOffControls } from '../support/browser/targets';
import { expect, test } from '../support/browser/test';
import { clippedTexts, resize, textFaults } from '../support/browser/text';
import { openFilters } from '../support/history';
import { heading } from '../support/own-transfer';

const windows = [
  [320, '100%'],
  [390, '100%'],
  [320, '200%'],
  [390, '200%'],
  [768, '200%'],
  [1280, '200%'],
] as const;

const main = (page: Page) => page.getByRole('main');

test('due payments break no words and overlap nothing at several widths and text sizes', async ({
  page,
  signIn,
}) => {
  await signIn('ana', 'hubs/payments');
  await expect(page.getByText('Venció el 29 oct, hace 25 días')).toBeVisible();
  await expect(page.getByText('Última vez')).not.toHaveCount(0);
  for (const [width, size] of windows) {
    await resize(page, width, size);
    await expectNoSidewaysScroll(page);
    expect(await textFaults(main(page)), `${width} px, ${size}`).toEqual({ broken: [], overlapping: [] });
  }
});

test('the number stays inside its ring on the drawn bill at several text sizes', async ({ page, signIn }) => {
  await signIn('ana', 'transfers/credits/create-payee/service?merchant=luz-del-altiplano');
  const bill = page.getByRole('img', { name: /^Recibo de Luz del Altiplano/ });
  for (const [width, size] of windows) {
    await resize(page, width, size);
    // One call measures both boxes, because the page may still move.
    const { ring, number } = await bill.evaluate((drawing) => {
      const texts = [...drawing.querySelectorAll('text')];
      const text = texts.find(({ textContent }) => textContent === '502 188 347 710');
      const circle = drawing.querySelector('.ring');
      if (!text || !circle) throw new Error('The bill shows no number with a ring');
      return { ring: circle.getBoundingClientRect(), number: text.getBoundingClientRect() };
    });
    const label = `${width} px, ${size}`;
    expect(number.x, label).toBeGreaterThan(ring.x);
    expect(number.x + number.width, label).toBeLessThan(ring.x + ring.width);
    expect(number.y, label).toBeGreaterThan(ring.y);
    expect(number.y + number.height, label).toBeLessThan(ring.y + ring.height);
  }
});

test('a suggested payment does not push the form out of the window', async ({ page, signIn }) => {
  await signIn('ana', 'bill-payments/service?billtype=WITHRECEIPT&payee=ana-tele');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('heading', { name: '¿Es lo de siempre?' })).toBeVisible();
  for (const [width, size] of windows) {
    await resize(page, width, size);
    await expectNoSidewaysScroll(page);
    expect(await textFaults(main(page)), `${width} px, ${size}`).toEqual({ broken: [], overlapping: [] });
  }
});

for (const [title, path, text] of [
  ['Pagos realizados', 'transfers/history/payments', 'La compañía no respondió.'],
  ['Transferencias realizadas', 'transfers/history/transactions', 'Enganche del coche'],
] as const) {
  test(`${title}: descriptions are not clipped at several widths and text sizes`, async ({
    page,
    signIn,
  }) => {
    await signIn('ana', path);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByRole('row').nth(9)).toBeVisible();
    for (const [width, size] of windows) {
      await resize(page, width, size);
      await expectNoSidewaysScroll(page);
      expect(await clippedTexts(page), `${width} px, ${size}`).toEqual([]);
    }
    await expect(page.getByText(text).first()).toBeVisible();
  });
}

test('a calendar shows the whole week and both month buttons', async ({ page, signIn }) => {
  await signIn('ana', 'transfers/history/payments');
  await openFilters(page);
  await page.getByRole('button', { name: 'Desde: Cualquier fecha' }).click();
  const month = page.getByRole('dialog').getByLabel('Mes', { exact: true });
  await month.selectOption('2026-09');
  for (const [width, size] of windows) {
    await resize(page, width, size);
    const label = `${width} px, ${size}`;
    expect(await cutOffControls(page), label).toEqual([]);
    expect(await textFaults(page.getByRole('dialog')), label).toEqual({ broken: [], overlapping: [] });
  }
});
