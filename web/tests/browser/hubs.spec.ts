import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test';
import { field, LIST, savedRows, sign } from '../support/recipients';

const SAVED = 'Personas y cuentas guardadas';
const rows = (page: Page) => savedRows(page, SAVED);

test('a signature changes the alias of a saved recipient @smoke', async ({ page, bank, signIn }) => {
  await signIn('ana', 'hubs/transfers');
  const dialog = page.getByRole('dialog');
  const openEdit = () => page.getByRole('button', { name: 'Editar Dentista' }).click();
  await openEdit();

  await test.step('rejects a missing or duplicate alias', async () => {
    await field(page, 'Alias').fill('');
    await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Escribe un alias.');
    await field(page, 'Alias').fill('luis');
    await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Ya tienes registrada una cuenta con este alias');
    await expect(dialog.getByRole('alert')).toBeFocused();
    await expect(field(page, 'Alias')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Alias')).toHaveValue('luis');
  });

  await test.step('saves with a signature and reloads the list', async () => {
    await field(page, 'Alias').fill('Doctora');
    await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
    const listCall = page.waitForRequest(
      (request) => request.method() === 'GET' && request.url().includes(LIST),
    );
    await sign(page);
    await listCall;
    await expect(page.getByText('Guardamos los cambios de Doctora.')).toBeVisible();
    await expect(rows(page).filter({ hasText: 'Doctora' })).toBeVisible();
  });

  await test.step('another edit needs another signature; cancelling after a failure changes nothing', async () => {
    await page.getByRole('button', { name: 'Editar Doctora' }).click();
    await field(page, 'Alias').fill('Dentista');
    await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByLabel('Clave de seguridad')).toBeVisible();
    await bank.fault.rule({
      match: { method: 'PUT', path: '/recipients/*' },
      times: 1,
      then: { status: 500 },
    });
    await sign(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
    await expect(field(page, 'Alias')).toHaveValue('Dentista');
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(rows(page).filter({ hasText: 'Doctora' })).toBeVisible();
  });
});
