import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { heading } from '../support/own-transfer';
import { field, savedRows } from '../support/recipients';

const rows = (page: Page) => savedRows(page, 'Personas y cuentas guardadas');
const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Opciones de ${name}` });

test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }));

test('all of a row leads to its payment; the rest is in its menu, with words', async ({ page, signIn }) => {
  await signIn('ana', 'hubs/transfers');
  await expect(rows(page)).toHaveCount(10);
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole('button', { name: 'Editar Dentista' })).toHaveCount(0);
  for (const height of await rows(page).evaluateAll((all) => all.map((row) => row.clientHeight)))
    expect(height).toBeLessThanOrEqual(130);

  await menuOf(page, 'Dentista').click();
  await expect(page.getByRole('menu', { name: 'Opciones de Dentista' })).toBeVisible();
  await expect(page.getByRole('menuitem')).toHaveText(['Transferir', 'Ver historial', 'Editar', 'Eliminar']);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await test.step('one that cannot be paid has the rest of it', async () => {
    await menuOf(page, 'Gimnasio').click();
    await expect(page.getByRole('menuitem')).toHaveText(['Ver historial', 'Editar', 'Eliminar']);
    await page.keyboard.press('Escape');
  });

  const row = await rows(page).filter({ hasText: 'Dentista' }).boundingBox();
  await page.mouse.click((row?.x ?? 0) + 90, (row?.y ?? 0) + (row?.height ?? 0) / 2);
  await expect(page).toHaveURL(/\/third-parties\/spei\?to_account=ana-dentista$/);
});

test('the list is as it was after a look at somebody’s history', async ({ page, signIn }) => {
  await signIn('ana', 'hubs/transfers');
  await expect(field(page, 'Tipo')).toBeHidden();
  const filters = page.getByRole('button', { name: 'Filtros' });
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
