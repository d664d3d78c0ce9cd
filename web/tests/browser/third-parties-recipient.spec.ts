import { expect, test } from '../support/browser/test';
import { pressContinue } from '../support/own-transfer';
import { CREATE, field } from '../support/recipients';
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

test('a message pasted into the number fills in the name too, and says so', async ({ page, signIn }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('ana', CREATE);
  await page.evaluate(
    (message) => navigator.clipboard.writeText(message),
    'Hola, mi CLABE es 012 180 0157 8451 2348 a nombre de Laura Gómez Ruiz',
  );
  await field(page, 'CLABE').focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(field(page, 'CLABE')).toHaveValue(/^012 180 \d{11} 8$/);
  await expect(field(page, 'Apellido paterno')).toHaveValue('Gómez');
  const note = page.getByText('También tomamos el nombre: Laura Gómez Ruiz', { exact: true }).first();
  await expect(note).toBeVisible();
  await field(page, 'Nombre').fill('Lourdes');
  await expect(note).toHaveCount(0);
});
