import { expectNoSidewaysScroll } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { resize, textFaults } from '../support/browser/text';
import {
  addProgramAtGoal,
  anaProgramAccounts,
  programOf,
  SAVING_PROGRAMS_PATH,
} from '../support/saving-programs';

test('breaks no words at several widths and text sizes', async ({ page, bank, signIn }) => {
  await addProgramAtGoal(bank);
  await bank.fixture('saving-programs.exists', 'ana', {
    ...anaProgramAccounts,
    name: 'Casa',
    amount: '90000',
  });
  await bank.clock.advance('P1D');
  await signIn('ana', SAVING_PROGRAMS_PATH);
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
