import { consolePath } from '../support/console';
import { expect, test } from '../support/dom/journey';

const PEOPLE = consolePath('people');

test('creates a person with accounts, a recipient and an offer, without a removed row', async ({
  page,
  bank,
}) => {
  await page.goto(PEOPLE);
  await page.getByLabel('Usuario').fill('rosa');
  await page.getByLabel('Nombre completo').fill('Rosa Luján');
  await page.getByRole('button', { name: 'Agregar cuenta' }).click();
  await page.getByLabel('Saldo').fill('12500');
  await page.getByRole('button', { name: 'Agregar cuenta' }).click();
  const secondAccount = page.getByRole('group', { name: 'cuenta 2' });
  await secondAccount.getByLabel('Producto').selectOption('mortgage');
  await secondAccount.getByLabel('Mensualidades vencidas').fill('2');
  await page.getByRole('button', { name: 'Agregar destinatario' }).click();
  const recipient = page.getByRole('group', { name: 'destinatario 1' });
  await recipient.getByLabel('Nombre').fill('Ernesto');
  await recipient.getByLabel('CLABE').fill('072180008733012451');
  await page.getByRole('button', { name: 'Agregar servicio' }).click();
  await page.getByRole('button', { name: 'Quitar servicio 1' }).click();
  await page.getByRole('button', { name: 'Agregar oferta' }).click();
  await page.getByRole('button', { name: 'Crear persona', exact: true }).click();
  const confirmation = page.getByRole('region', { name: 'Ya es cliente: rosa' });
  await expect(confirmation).toContainText('rosa-chequing-1, rosa-mortgage-1');
  await expect(confirmation.getByRole('button', { name: 'Abrir como rosa', exact: true })).toBeVisible();
  await expect(page.getByLabel('Usuario')).toHaveValue('');
  await expect(page.getByRole('group', { name: 'cuenta 1' })).toBeHidden();
  expect(await bank.ledger.balance('rosa-chequing-1')).toBe(12500_00);
  const rosa = (await bank.customers()).find(({ customer }) => customer === 'rosa');
  expect(rosa?.name).toBe('Rosa Luján');
});

test('marks the invalid field and keeps the typed values', async ({ page }) => {
  await page.goto(PEOPLE);
  await page.getByLabel('Usuario').fill('Rosa');
  await page.getByRole('button', { name: 'Crear persona', exact: true }).click();
  const outcome = page.getByRole('alert');
  await expect(outcome).toContainText('La llamada respondió 400 en el campo user:');
  await expect(outcome).toContainText('Código 0000');
  const user = page.getByLabel('Usuario');
  await expect(user).toHaveValue('Rosa');
  await expect(user).toHaveAttribute('aria-invalid', 'true');
  await user.fill('rosa');
  await expect(user).toHaveAttribute('aria-invalid', 'false');
  await page.getByRole('button', { name: 'Agregar destinatario' }).click();
  await page.getByRole('button', { name: 'Agregar destinatario' }).click();
  for (const number of [1, 2]) {
    const recipient = page.getByRole('group', { name: `destinatario ${number}` });
    await recipient.getByLabel('Nombre').fill('Ernesto');
    await recipient.getByLabel('CLABE').fill(number === 1 ? '072180008733012451' : '0721');
  }
  await page.getByRole('button', { name: 'Crear persona', exact: true }).click();
  const secondRecipient = page.getByRole('group', { name: 'destinatario 2' });
  await expect(secondRecipient.getByLabel('CLABE')).toHaveAttribute('aria-invalid', 'true');
});
