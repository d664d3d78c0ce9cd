import { expectAccessible, expectNoSidewaysScroll } from '../support/browser/axe';
import { smallTargets } from '../support/browser/targets';
import { expect, test } from '../support/browser/test';
import { textFaults } from '../support/browser/text';
import {
  CARD,
  calls,
  ENABLE,
  group,
  LIST,
  lightExists,
  NOMINA,
  rows,
  switchOf,
} from '../support/preauthorized-payments';
import { clickTwice } from '../support/twice';

test('an account is switched off with its companies, which are told, and on again', async ({
  page,
  bank,
  signIn,
}) => {
  await lightExists(bank);
  await signIn('ana', LIST);
  const nomina = switchOf(page, NOMINA);
  const dialog = page.getByRole('dialog');
  await expect(nomina).toBeChecked();

  await test.step('asked first: the way out has the focus, and changes nothing', async () => {
    await nomina.press('Space');
    await expect(dialog).toContainText('2 empresas dejan de cobrar: Internet Quetzal y Luz del Altiplano.');
    await expect(dialog.getByRole('button', { name: 'Dejarla activada' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(nomina).toBeChecked();
    await expect(nomina).toBeFocused();
  });

  await test.step('off, once, however often it is pressed', async () => {
    await nomina.click();
    await clickTwice(bank, dialog.getByRole('button', { name: 'Desactivar' }));
    await expect(
      page.getByRole('status').filter({ hasText: `Desactivaste los cargos a ${NOMINA}` }),
    ).toBeVisible();
    await expect(nomina).not.toBeChecked();
    await expect(nomina).toBeFocused();
    await expect(group(page, NOMINA)).toContainText('Nadie puede cobrar de esta cuenta hasta que la actives');
    await expect(rows(page, NOMINA).first()).toContainText('Sin fecha');
    expect(await calls(bank, 'POST', '/settings')).toBe(1);
  });

  await test.step('on again', async () => {
    await nomina.click();
    await expect(dialog).toContainText('2 empresas vuelven a cobrar');
    await dialog.getByRole('button', { name: 'Activar' }).click();
    await expect(nomina).toBeChecked();
  });
});

test('on a phone all of it can be pressed, and is read with text twice as large on a small one', async ({
  page,
  bank,
  signIn,
}) => {
  await lightExists(bank);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('ana', LIST);
  await expect(rows(page, NOMINA)).toHaveCount(2);
  expect(await smallTargets(page, 44)).toEqual([]);
  for (const path of [LIST, ENABLE]) {
    await page.goto(path);
    await expect(switchOf(page, CARD)).toBeVisible();
    await page.setViewportSize({ width: 320, height: 844 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectNoSidewaysScroll(page);
    expect((await textFaults(page.getByRole('main'))).together).toEqual([]);
  }
});
