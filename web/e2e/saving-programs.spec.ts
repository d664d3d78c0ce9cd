import type { Page } from '@playwright/test';
import { heading, next, shownAs } from './support/own-transfer';
import { field } from './support/recipients';
import { expect, test } from './support/test';

const CREATE = 'saving-programs/create';

async function toReview(page: Page, name: string): Promise<void> {
  await field(page, 'Cuenta origen').selectOption('ana-nomina');
  await field(page, 'Cuenta destino').selectOption('ana-ahorro');
  await field(page, 'Importe').fill('500');
  await field(page, 'Frecuencia').selectOption('WEEKLY');
  await page.getByRole('button', { name: /^A partir de/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '24 nov 2026' }).click();
  await field(page, 'Nombre (opcional)').fill(name);
  await next(page);
  await expect(heading(page, 'Revisa y confirma')).toBeVisible();
}

const create = (page: Page) => page.getByRole('button', { name: 'Crear programa' });
const rows = (page: Page) => page.getByRole('region', { name: 'Tus programas' }).getByRole('listitem');

test('a program is created, runs, is changed, paused and deleted', async ({ page, bank, signIn }) => {
  await signIn('ana', CREATE);

  await test.step('an empty form says what it needs', async () => {
    await next(page);
    await expect(page.getByRole('alert')).toContainText('Elige la cuenta a donde llega el dinero.');
  });

  await test.step('created, with its receipt', async () => {
    await toReview(page, 'Viaje');
    await expect(shownAs(page, 'Primer ahorro')).toHaveText('24 nov 2026');
    await create(page).click();
    await expect(heading(page, 'Programa de ahorro creado')).toBeVisible();
    await expect(shownAs(page, 'Frecuencia')).toHaveText('Semanal');
    await page.reload();
    await expect(heading(page, 'Programa de ahorro creado')).toBeVisible();
  });

  await test.step('it runs, and stands in the list', async () => {
    const before = await bank.movements();
    await bank.advance('P1D');
    expect(await bank.movements()).toBeGreaterThan(before);
    await page.goto('saving-programs');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Próximo ahorro: 01 dic 2026');
  });

  await test.step('above the limit an edit is refused beside its field; paused it has no next date', async () => {
    await page.getByRole('button', { name: 'Editar Viaje' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Importe').fill('100001');
    await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Tu límite por operación es $100,000.00 MXN.');
    await dialog.getByLabel('Importe').fill('750');
    await dialog.getByRole('radio', { name: 'En pausa' }).check();
    await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText('Guardamos los cambios de Viaje.')).toBeVisible();
    await expect(rows(page)).toContainText('$750.00 MXN');
    await expect(rows(page)).toContainText('En pausa');
    await expect(rows(page)).not.toContainText('Próximo ahorro');
  });

  await test.step('deleted', async () => {
    await page.getByRole('button', { name: 'Eliminar Viaje' }).click();
    await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect(page.getByText('Aún no tienes programas de ahorro')).toBeVisible();
  });
});

test('an answer that is lost is looked up: created once, and shown', async ({ page, bank, signIn }) => {
  await signIn('ana', CREATE);
  await toReview(page, 'Casa');
  await bank.fault({ match: { path: '/confirmations' }, times: 1, then: { kind: 'drop-after-commit' } });
  await create(page).click();
  await expect(heading(page, 'Programa de ahorro creado')).toBeVisible();
  await page.goto('saving-programs');
  await expect(rows(page)).toHaveCount(1);
});
