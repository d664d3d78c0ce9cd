import { expect, test } from '../support/browser/test';
import { heading, next } from '../support/own-transfer';
import { field, sign } from '../support/recipients';
import { toMother } from '../support/third-party';

test('a removal says which scheduled transfers it stops, and they are rejected at once', async ({
  page,
  signIn,
}) => {
  await signIn('ana', toMother());
  await page.getByRole('radio', { name: 'Programar' }).check();
  await next(page);
  await page.getByRole('button', { name: 'Programar $2,500.00 MXN' }).click();
  await sign(page);
  await expect(heading(page, 'Transferencia programada')).toBeVisible();
  const receipt = page.url();
  await page.goto('hubs/transfers');
  await field(page, 'Buscar').fill('mamá');
  await page.getByRole('button', { name: 'Eliminar Mamá' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Eliminar a Mamá?' });
  await expect(dialog).toContainText(
    'Tienes 1 transferencia programada a esta cuenta que ya no se hará: $2,500.00 MXN para el 24 nov 2026.',
  );
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Eliminamos a Mamá de tu lista.')).toBeVisible();
  await test.step('of what was searched nothing is left: all of the list again', async () => {
    await expect(field(page, 'Buscar')).toHaveValue('');
    await expect(page.getByText('10 de 16 guardadas')).toBeVisible();
    await expect(page).not.toHaveURL(/q=/);
  });
  await page.goto(receipt);
  await expect(heading(page, 'Transferencia rechazada')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Eliminaste la cuenta destino');
});
