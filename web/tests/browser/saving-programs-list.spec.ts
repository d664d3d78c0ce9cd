import { expectNoSidewaysScroll } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { resize, textFaults } from '../support/browser/text';
import { programOf } from '../support/saving-programs';
import { accounts, addReachedProgram, LIST } from '../support/saving-programs-list';

test('breaks no words at any width and text size', async ({ page, bank, signIn }) => {
  await addReachedProgram(bank);
  await bank.fixture('saving-programs.exists', 'ana', { ...accounts, name: 'Casa', amount: '90000' });
  await bank.clock.advance('P1D');
  await signIn('ana', LIST);
  await expect(programOf(page, 'Casa')).toContainText('no se apartaron');
  for (const [width, size] of [
    [320, '100%'],
    [320, '200%'],
    [390, '200%'],
    [1280, '200%'],
  ] as const) {
    await resize(page, width, size);
    await expectNoSidewaysScroll(page);
    expect(await textFaults(page.getByRole('main')), `${width} ${size}`).toEqual({
      broken: [],
      overlapping: [],
    });
  }
});
