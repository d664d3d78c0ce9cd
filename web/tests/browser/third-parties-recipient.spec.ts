import { expectAccessible } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { next, shownAs } from '../support/own-transfer';
import { choose, people, person, toMother, toReview } from '../support/third-party';

const SPEI = 'third-parties/spei';

test('a search finds anybody, says when it finds nobody, and sends nothing', async ({ page, signIn }) => {
  await signIn('ana', SPEI);
  const search = people(page).getByRole('searchbox', { name: /^Busca entre 11 por alias/ });
  const cards = people(page).getByRole('radio');
  await search.fill('nu');
  await expect(cards).toHaveCount(5);
  await search.fill('nu méxico');
  await expect(cards).toHaveCount(2);
  await expect(people(page).getByRole('status')).toHaveText('2 de 11');
  await search.press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await person(page, 'Vecina').check();
  await expect(cards).toHaveCount(1);
  await people(page).getByRole('button', { name: 'Cambiar cuenta destino' }).click();
  await search.fill('zzz');
  await expect(people(page).getByText('Ninguna coincide.')).toBeVisible();
  await expect(people(page).getByRole('link', { name: 'Agrega una cuenta' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Así queda' })).toContainText('Vecina · Nu México');
});

test('once chosen, that card alone is there; it opens again, and the review leads back to it', async ({
  page,
  signIn,
}) => {
  await signIn('ana', toMother());
  await expect(person(page, 'Mamá')).toBeChecked();
  await expect(people(page).getByRole('radio')).toHaveCount(1);
  await expectAccessible(page);
  await people(page).getByRole('button', { name: 'Cambiar cuenta destino' }).click();
  await expect(person(page, 'Mamá')).toBeFocused();
  await expect(people(page).getByRole('radio')).toHaveCount(5);
  await choose(page, 'Dentista');
  await expect(people(page).getByRole('radio')).toHaveCount(1);
  await toReview(page);
  await expect(shownAs(page, 'Cuenta destino')).toContainText('Dentista');
  await page.getByRole('link', { name: 'Cambiar Cuenta destino' }).click();
  await expect(person(page, 'Dentista')).toBeFocused();
});

test('by keyboard: arrows pass from one to the next, Tab leaves with the one that was reached', async ({
  page,
  signIn,
}) => {
  await signIn('ana', SPEI);
  await next(page);
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
