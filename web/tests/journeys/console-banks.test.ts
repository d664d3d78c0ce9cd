import { sandbox } from '#bank/package/sandbox';
import { consolePath, transfer } from '../support/console';
import { expect, test } from '../support/dom/journey';

const BANKS = consolePath('banks');
const NOMINA = 'ana-nomina';

test('a copy is saved, compared, restored and deleted', async ({ page, bank }) => {
  await page.goto(BANKS);
  await page.getByLabel('Nombre de la copia').fill('Antes del pago');
  await page.getByRole('button', { name: 'Guardar copia', exact: true }).click();
  await expect(page.getByText('Antes del pago', { exact: true })).toBeVisible();
  const before = await bank.ledger.balance(NOMINA);
  await transfer(bank);
  await page.getByRole('button', { name: 'Comparar S1', exact: true }).click();
  const comparison = page.getByRole('region', { name: 'Comparación' });
  await expect(comparison).toContainText('De S1 a ahora');
  await comparison.getByLabel('Lista').selectOption('transactions');
  await expect(comparison).toContainText('transactions · ');
  await expect(comparison).not.toContainText('sequences · ');
  await page.getByRole('button', { name: 'Guardar copia', exact: true }).click();
  await comparison.getByLabel('Comparar con').selectOption('S2');
  await expect(comparison).toContainText('De S1 a S2');
  await page.getByRole('button', { name: 'Restaurar S1', exact: true }).click();
  await expect(page.getByText('Listo: Restaurar S1')).toBeAttached();
  expect(await bank.ledger.balance(NOMINA)).toBe(before);
  await page.getByRole('button', { name: 'Borrar S1', exact: true }).click();
  await expect(page.getByText('Antes del pago', { exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Restaurar S2', exact: true })).toBeVisible();
});

test('a bank is created, and deleted only after confirmation', async ({ page, bank }) => {
  const id = `${bank.id}-otro`;
  await page.goto(BANKS);
  await page.getByLabel('Nombre', { exact: true }).fill(id);
  await page.getByLabel('Su reloj').selectOption('holiday');
  await page.getByRole('button', { name: 'Crear banco', exact: true }).click();
  await expect(page.getByText(`Existe el banco ${id}.`)).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: `Restablecer ${id}` });
  await expect(row).toContainText('25 dic 2026, 10:00:00');
  await row.getByRole('button', { name: `Borrar ${id}`, exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: `¿Borrar el banco ${id}?` });
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: `Borrar ${id}`, exact: true }).click();
  await dialog.getByRole('button', { name: `Borrar ${id}` }).click();
  await expect(row).toBeHidden();
});

test('a duplicated bank keeps the balances of the original', async ({ page, bank }) => {
  await transfer(bank);
  const balance = await bank.ledger.balance(NOMINA);
  await page.goto(BANKS);
  await page.getByRole('button', { name: `Duplicar ${bank.id}`, exact: true }).click();
  const note = page.getByRole('status').filter({ hasText: 'Existe el banco' });
  await expect(note).toBeVisible();
  const [id = ''] = (await note.textContent())?.match(/b\d+/) ?? [];
  await using copy = sandbox(bank.url).open(id);
  expect(await copy.ledger.balance(NOMINA)).toBe(balance);
});

test('a bank is reset to its seed', async ({ page, bank }) => {
  const before = await bank.ledger.balance(NOMINA);
  await transfer(bank);
  await page.goto(BANKS);
  await page.getByRole('button', { name: `Restablecer ${bank.id}`, exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `Restablecer ${bank.id}` })
    .click();
  await expect(page.getByText(`Listo: Restablecer ${bank.id}`)).toBeAttached();
  expect(await bank.ledger.balance(NOMINA)).toBe(before);
});

test('an exported bank can be imported, and a file of another kind cannot', async ({ page, bank }) => {
  await page.goto(BANKS);
  const link = page.getByRole('link', { name: `Exportar ${bank.id}` });
  await expect(link).toHaveAttribute('href', `/__bank/banks/${bank.id}/export`);
  const exported = await (await fetch(`/__bank/banks/${bank.id}/export`)).text();
  const before = await bank.ledger.balance(NOMINA);
  await transfer(bank);
  const file = page.getByLabel('Suelta aquí un archivo exportado');
  await file.setInputFiles({ name: 'otro.json', mimeType: 'application/json', buffer: Buffer.from('[]') });
  await expect(page.getByRole('alert')).toContainText('otro.json no es un banco exportado.');
  await file.setInputFiles({ name: 'mia.json', mimeType: 'application/json', buffer: Buffer.from(exported) });
  await page.getByRole('button', { name: 'Importar mia.json', exact: true }).click();
  await expect(page.getByText('Listo: Importar mia.json')).toBeAttached();
  expect(await bank.ledger.balance(NOMINA)).toBe(before);
});

const BANK_GONE = 'Este banco ya no existe';

test.for(['', 'faults', 'banks'])(
  'page "%s" of a deleted bank shows a notice and the other banks',
  async (name, { page, bank }) => {
    await fetch(`/__bank/banks/${bank.id}`, { method: 'DELETE' });
    await page.goto(consolePath(name));
    await expect(page.getByRole('heading', { level: 1, name: BANK_GONE })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Restablecer demo', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Crear banco', exact: true })).toBeVisible();
  },
);

test('after it deletes its own bank, the console shows a notice and the other banks', async ({
  page,
  bank,
}) => {
  await page.goto(BANKS);
  await expect(page.getByRole('banner')).toContainText(bank.id);
  await page.getByRole('button', { name: `Borrar ${bank.id}`, exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `Borrar ${bank.id}` })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: BANK_GONE })).toBeVisible();
  await expect(page.getByRole('banner')).not.toContainText(bank.id);
  await expect(page.getByRole('button', { name: 'Restablecer demo', exact: true })).toBeVisible();
});
