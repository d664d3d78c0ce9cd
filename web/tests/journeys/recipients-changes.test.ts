import { expect, step, test } from '../support/dom/journey';
import { heading, pressContinue } from '../support/own-transfer';
import { field, sign } from '../support/recipients';
import { motherTransferPath } from '../support/third-party';

test('a removal shows the account, and returns the focus to its row on failure', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', 'hubs/transfers');
  await bank.fault.rule({ match: { method: 'DELETE' }, times: 1, then: { code: 'CZ_INTERNAL' } });
  const remove = page.getByRole('button', { name: 'Eliminar Dentista' });
  await remove.click();
  const dialog = page.getByRole('dialog', { name: '¿Eliminar a Dentista?' });
  await expect(dialog).toContainText(/, .+ •••• \d{4}/);
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
  await expect(remove).toBeFocused();
});

test('a removal warns when the scheduled transfers fail to load', async ({ page, bank, signIn }) => {
  await signIn('ana', 'hubs/transfers');
  await bank.fault.rule({
    match: { method: 'GET', path: '/api/transfers/v1/transfers' },
    then: { status: 500 },
  });
  await page.getByRole('button', { name: 'Eliminar Dentista' }).click();
  await expect(page.getByRole('dialog', { name: '¿Eliminar a Dentista?' })).toContainText(
    'No pudimos revisar si tienes transferencias programadas a esta cuenta: si las hay, no se harán.',
  );
});

test('a removal lists the scheduled transfers it stops, which are rejected at once', async ({
  page,
  signIn,
}) => {
  await signIn('ana', motherTransferPath());
  await page.getByRole('radio', { name: 'Programar' }).check();
  await pressContinue(page);
  await page.getByRole('button', { name: 'Programar $2,500.00 MXN' }).click();
  await sign(page);
  await expect(heading(page, 'Transferencia programada')).toBeVisible();
  const receipt = page.url();
  await page.goto('hubs/transfers');
  await field(page, 'Buscar en esta lista').fill('mamá');
  await page.getByRole('button', { name: 'Eliminar Mamá' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Eliminar a Mamá?' });
  await expect(dialog).toContainText(
    'Tienes 1 transferencia programada a esta cuenta que ya no se hará: $2,500.00 MXN para el 24 nov 2026.',
  );
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Eliminamos a Mamá de tu lista.')).toBeVisible();
  await step('clears the search and shows the whole list', async () => {
    await expect(field(page, 'Buscar en esta lista')).toHaveValue('');
    await expect(page.getByText('10 de 16 guardadas')).toBeVisible();
    await expect(page).not.toHaveURL(/q=/);
  });
  await page.goto(receipt);
  await expect(heading(page, 'Transferencia rechazada')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Eliminaste la cuenta destino');
});

test('an edit shows what is signed, and the fifth wrong token locks with an end time', async ({
  page,
  signIn,
}) => {
  await signIn('ana', 'hubs/transfers');
  await page.getByRole('button', { name: 'Editar Dentista' }).click();
  await field(page, 'Alias').fill('Muelas');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  const sheet = page.getByRole('dialog', { name: 'Firma el cambio' });
  await expect(sheet).toContainText('Guardar los cambios de Dentista');
  await expect(sheet).toContainText(/Cuenta.* •••• \d{4}Alias\s*Muelas/);
  for (const message of [
    /Tu operación no se ha enviado\. Te quedan 4 intentos\.$/,
    /Te quedan 3 intentos\.$/,
    /Te quedan 2 intentos\.$/,
    /Te queda 1 intento\.$/,
  ]) {
    await sign(page, '000000');
    await expect(field(page, 'Clave de seguridad')).toHaveValue('');
    await expect(sheet.getByRole('status')).toHaveText(message);
  }
  await sign(page, '000000');
  await expect(sheet.getByRole('alert')).toContainText(
    /^Bloqueamos tu firmaTu operación no se ha enviado\..*Podrás firmar otra vez a las \d\d:\d\d horas/,
  );
  await expect(sheet.getByRole('button', { name: 'Pedir otra firma' })).toBeHidden();
  await sheet.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('link', { name: /^A otro banco/ }).click();
  await expect(page.getByRole('main')).toContainText(
    /Bloqueamos tu firma\. Podrás firmar otra vez a las \d\d:\d\d horas\. Antes no podrás terminar esta operación\./,
  );
});
