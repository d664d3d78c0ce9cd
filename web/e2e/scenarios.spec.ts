import { catalogue } from '#contract/errors';
import { expect, test } from './support/test';

/** Every code that a transfer between own accounts can meet, by the id of its scenario. */
const SCENARIOS = catalogue
  .filter(({ scopes }) =>
    scopes.some((scope) => scope === 'any' || scope === 'transfers' || scope === 'session'),
  )
  .map(({ code }) => `own-transfer-${code.toLowerCase().replaceAll('_', '-')}`);

const beginningWith = (text: string) => new RegExp(`^${text.replace(/[$.]/g, '\\$&')}`);

test('each scenario of the bank is tried here', async ({ bank }) => {
  const ids = (await bank.scenarios()).map(({ id }) => id);
  expect(ids.sort()).toEqual([...SCENARIOS].sort());
});

for (const id of SCENARIOS) {
  test(id, async ({ page, bank, signIn }) => {
    const { customer, deepLink, steps, expect: wanted } = await bank.arrange(id);
    const before = await bank.movements();
    await signIn(customer, deepLink);
    for (const step of steps)
      await page
        .getByRole('button', { name: beginningWith(step) })
        .last()
        .click();

    const place = wanted.shownAs === 'dialog' ? page.getByRole('alertdialog') : page.getByRole('main');
    await expect(place.getByRole('heading', { name: wanted.heading })).toBeVisible();
    await expect(place).toContainText(wanted.message);
    if (wanted.shownAs === 'dialog') {
      await expect(place).toContainText(`Código de error: ${wanted.code}`);
      await expect(place).toContainText(/No se hizo ningún cargo a tu cuenta\.|sigue programada/);
      await page.keyboard.press('Escape');
      await expect(place).toBeHidden();
    }
    expect((await bank.movements()) > before).toBe(wanted.moneyMoved);
  });
}
