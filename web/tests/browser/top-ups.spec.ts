import { option, toMothersPhone } from '../support/bills';
import { expectNoSidewaysScroll } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { heading } from '../support/own-transfer';

test('on a phone, by the keyboard alone', async ({ page, bank, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('ana', toMothersPhone());
  await expectNoSidewaysScroll(page);
  const before = await bank.movements();
  await option(page, '$100').focus();
  await page.keyboard.press('ArrowRight');
  await expect(option(page, '$150')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Revisa y confirma')).toBeVisible();
  await page.getByRole('button', { name: 'Recargar $150.00 MXN' }).press('Enter');
  await expect(heading(page, 'Pago hecho')).toBeVisible();
  expect(await bank.movements()).toBe(before + 1);
});
