import type { Locator, Page } from '@playwright/test';
import type { TestBank } from '../support/bank';
import { expectAccessible, expectNoSidewaysScroll } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { textFaults } from '../support/browser/text';
import { JOURNEY, programOf } from '../support/saving-programs';
import { button, dialog, LIST, sides } from '../support/saving-programs-list';

const said = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

/** One that has reached its goal. */
const reach = (bank: TestBank) =>
  bank.applyState('saving-programs.exists', 'ana', {
    ...sides,
    name: 'Bicicleta',
    goal: '9000',
    saved: '9000',
  });

test.describe('changed', () => {});

test('paused it is grey and has no next date; resumed it goes on', async ({ page, bank, signIn }) => {
  await signIn('ana', LIST);
  await button(page, `Pausar ${JOURNEY}`).click();
  await button(page, 'Dejarlo activo').click();
  await expect(programOf(page, JOURNEY)).not.toContainText('En pausa');
  await button(page, `Pausar ${JOURNEY}`).click();
  await expect(dialog(page)).toContainText('Lo que llevas apartado sigue en tu cuenta.');
  await bank.fault({ match: { method: 'PUT' }, times: 1, then: { kind: 'drop-after-commit' } });
  await button(page, 'Poner en pausa').dblclick();
  await expect(said(page, `${JOURNEY} está en pausa.`)).toBeVisible();
  const journey = programOf(page, JOURNEY);
  const { red, others } = await colourOf(journey.getByText('En pausa', { exact: true }));
  expect(red).toBeLessThan(others);
  await expect(journey).not.toContainText('Siguiente');
  await expect(page.getByRole('region', { name: 'Lo que se apartará' })).toBeHidden();
  const before = await bank.balance('ana-ahorro');
  await bank.advance('P13D');
  expect(await bank.balance('ana-ahorro')).toBeLessThan(before + 1_500);
  await button(page, `Reanudar ${JOURNEY}`).click();
  await expectAccessible(page);
  await button(page, 'Reanudar').click();
  await expect(said(page, `${JOURNEY} sigue. Próximo ahorro: 05 ene 2027.`)).toBeVisible();
  await expect(journey).toContainText('Siguiente: 05 ene 2027');
});

/** What something is drawn on: its red, and the less of the other two. */
async function colourOf(drawn: Locator): Promise<{ red: number; others: number }> {
  const colour = await drawn.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  return { red, others: Math.min(green, blue) };
}

test.describe('on a phone, by keyboard alone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
});

test('however large the text and small the window, it is read in whole words', async ({
  page,
  bank,
  signIn,
}) => {
  await reach(bank);
  await bank.applyState('saving-programs.exists', 'ana', { ...sides, name: 'Casa', amount: '90000' });
  await bank.advance('P1D');
  await signIn('ana', LIST);
  await expect(programOf(page, 'Casa')).toContainText('no se apartaron');
  for (const [width, size] of [
    [320, '100%'],
    [320, '200%'],
    [390, '200%'],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
    await expectNoSidewaysScroll(page);
    expect(await textFaults(page.getByRole('main')), `${width} ${size}`).toEqual({
      broken: [],
      together: [],
    });
  }
});
