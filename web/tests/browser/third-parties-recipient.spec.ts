import { expect, test } from '../support/browser/test';
import { pressContinue } from '../support/own-transfer';
import { people, person } from '../support/third-party';

const SPEI = 'third-parties/spei';

test('arrow keys move between recipients, and Tab leaves with the selected one', async ({ page, signIn }) => {
  await signIn('ana', SPEI);
  await pressContinue(page);
  await page.getByRole('alert').getByRole('link', { name: 'Elige a quién le transfieres.' }).press('Enter');
  await expect(person(page, 'Mamá')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(person(page, 'Dentista')).toBeChecked();
  await expect(people(page).getByRole('radio')).toHaveCount(5);
  await expect(people(page)).toHaveAccessibleDescription('');
  await page.keyboard.press('Tab');
  await expect(people(page).getByRole('link', { name: 'Agrega una cuenta' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Importe')).toBeFocused();
  await expect(people(page).getByRole('radio')).toHaveCount(1);
  await people(page).getByRole('button', { name: 'Cambiar cuenta destino' }).press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(person(page, 'Mamá')).toBeChecked();
});
