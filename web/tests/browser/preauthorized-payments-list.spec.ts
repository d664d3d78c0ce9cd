import { expectNoSidewaysScroll } from '../support/browser/axe';
import { smallTargets } from '../support/browser/targets';
import { expect, test } from '../support/browser/test';
import { resize, textFaults } from '../support/browser/text';
import { addLightDebit, CARD, ENABLE, LIST, NOMINA, rows, switchOf } from '../support/preauthorized-payments';

test('on a phone all targets are large enough, and nothing overflows with 200 % text', async ({
  page,
  bank,
  signIn,
}) => {
  await addLightDebit(bank);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('ana', LIST);
  await expect(rows(page, NOMINA)).toHaveCount(2);
  expect(await smallTargets(page, 44)).toEqual([]);
  const expectReadable = async () => {
    await expect(switchOf(page, CARD)).toBeVisible();
    await resize(page, 320, '200%');
    await expectNoSidewaysScroll(page);
    expect((await textFaults(page.getByRole('main'))).overlapping, page.url()).toEqual([]);
  };
  await expectReadable();
  await page.goto(ENABLE);
  await expectReadable();
});
