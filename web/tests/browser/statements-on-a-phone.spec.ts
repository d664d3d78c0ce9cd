import { expectNoSidewaysScroll } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { clippedTexts, resize, textFaults } from '../support/browser/text';
import {
  account,
  captureDownload,
  downloadButton,
  expectMonthsOfYear,
  months,
  STATEMENTS,
} from '../support/statements';

test('selects the account, the year and a file by keyboard at 390 px', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('ana', `${STATEMENTS}?account=ana-nomina`);
  await expectMonthsOfYear(page, '2026', 10);
  await account(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).not.toHaveURL(/account=ana-nomina/);
  await expect(account(page)).toBeFocused();
  await account(page).selectOption('ana-tarjeta');
  await expectMonthsOfYear(page, '2026', 11);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expectMonthsOfYear(page, '2025', 1);
  await expect(page.getByRole('radio', { name: '2025' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(downloadButton(page, 'PDF', 'diciembre 2025')).toBeFocused();
  const { name } = await captureDownload(page, () => page.keyboard.press('Enter'));
  expect(name).toBe('estado-de-cuenta-tarjeta-oro-9014-2025-12-12.pdf');
  await expect(page.getByRole('button', { name: 'PDF descargado de diciembre 2025' })).toBeFocused();
});

test('breaks and clips no words at several widths and text sizes', async ({ page, signIn }) => {
  await signIn('ana', 'settings/statements/fiscal?account=ana-tarjeta');
  await expectMonthsOfYear(page, '2026', 11);
  for (const [width, size] of [
    [320, '100%'],
    [320, '200%'],
    [390, '100%'],
  ] as const) {
    await resize(page, width, size);
    const label = `${width} px, ${size}`;
    await expectNoSidewaysScroll(page);
    expect(await textFaults(page.getByRole('main')), label).toEqual({ broken: [], overlapping: [] });
    expect(await clippedTexts(page), label).toEqual([]);
  }
  // At the last size both buttons are on one line, so that all rows have the same height.
  const areCompact = await months(page).evaluateAll((rows) =>
    rows.map((row) => {
      const [first, ...others] = [...row.querySelectorAll('button')].map(
        (button) => button.getBoundingClientRect().top,
      );
      return others.every((top) => top === first) && row.getBoundingClientRect().height < 80;
    }),
  );
  expect(areCompact).toEqual(areCompact.map(() => true));
});
