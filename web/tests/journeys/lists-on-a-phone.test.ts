import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtBothWidths } from '../support/dom/axe';
import { expect, test } from '../support/dom/journey';
import { heading } from '../support/own-transfer';
import { field, savedRows } from '../support/recipients';

const rows = (page: Page) => savedRows(page, 'Personas y cuentas guardadas');
const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Opciones de ${name}` });

test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }));

test('the menu works by keyboard, Back closes it, and a dialog returns the focus to it', async ({
  page,
  signIn,
}) => {
  await signIn('ana', 'hubs/cards');
  await page.goto('hubs/transfers');
  const button = menuOf(page, 'Dentista');
  const item = (name: string) => page.getByRole('menuitem', { name });
  await button.focus();
  await page.keyboard.press('ArrowUp');
  await expect(item('Eliminar')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item('Transferir')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(heading(page, '¿A quién le envías?')).toBeVisible();

  await page.keyboard.press('Enter');
  await item('Editar').click();
  const dialog = page.getByRole('dialog', { name: 'Editar Dentista' });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'Tarjetas')).toBeVisible();
});

test('an empty search result can be cleared, and a full name finds its recipient', async ({
  page,
  signIn,
}) => {
  await signIn('ana', 'hubs/transfers?kind=TPTOFF');
  await field(page, 'Buscar en esta lista').fill('nadie');
  await expect(page.getByRole('heading', { name: 'Ninguna coincide' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(rows(page)).toHaveCount(10);
  await expect(field(page, 'Buscar en esta lista')).toHaveValue('');
  await expect(page.locator(':focus')).toHaveText('10 de 17 guardadas');
  await expect(page).toHaveURL((url) => url.search === '');
  await field(page, 'Buscar en esta lista').fill('álvaro quintana ríos');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Dentista');
});

test('the list keeps its state after visiting a history', async ({ page, signIn }) => {
  await signIn('ana', 'hubs/transfers');
  const filters = page.getByRole('button', { name: 'Filtros' });
  await expect(filters).toBeVisible();
  await expect(field(page, 'Tipo')).toBeHidden();
  await filters.click();
  await field(page, 'Tipo').selectOption('TPTOFF');
  await field(page, 'Ordenar por').selectOption('alias-descending');
  await expect(filters).toHaveAccessibleName('Filtros (2)');
  await page.getByRole('button', { name: 'Ver más' }).click();
  await expect(rows(page)).toHaveCount(11);
  const before = await rows(page).allInnerTexts();

  await menuOf(page, 'Mamá').click();
  await page.getByRole('menuitem', { name: 'Ver historial' }).click();
  await expect(heading(page, 'Transferencias realizadas')).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveCount(11);
  expect(await rows(page).allInnerTexts()).toEqual(before);
  await expect(page.getByRole('button', { name: 'Filtros (2)' })).toBeVisible();
});

test('the menu of a row contains its actions', async ({ page, signIn }) => {
  await signIn('ana', 'hubs/transfers');
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Editar Dentista' })).toHaveCount(0);
  await menuOf(page, 'Dentista').click();
  await expect(page.getByRole('menu', { name: 'Opciones de Dentista' })).toBeVisible();
  await expect(page.getByRole('menuitem')).toHaveText(['Transferir', 'Ver historial', 'Editar', 'Eliminar']);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  // A recipient who cannot be paid keeps the menu.
  await menuOf(page, 'Gimnasio').click();
  await expect(page.getByRole('menuitem')).toHaveText(['Ver historial', 'Editar', 'Eliminar']);
});
