import { expect, test } from '../support/dom/journey';

test('a removal names the account, and one that fails gives the focus back to its row', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', 'hubs/transfers');
  await bank.fault({ match: { method: 'DELETE' }, times: 1, then: { code: 'CZ_INTERNAL' } });
  const remove = page.getByRole('button', { name: 'Eliminar Dentista' });
  await remove.click();
  const dialog = page.getByRole('dialog', { name: '¿Eliminar a Dentista?' });
  await expect(dialog).toContainText(/, .+ •••• \d{4}/);
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
  await expect(remove).toBeFocused();
});

test('where the bank cannot say what is scheduled, the removal says so', async ({ page, bank, signIn }) => {
  await signIn('ana', 'hubs/transfers');
  await bank.fault({ match: { method: 'GET', path: '/api/transfers/v1/transfers' }, then: { status: 500 } });
  await page.getByRole('button', { name: 'Eliminar Dentista' }).click();
  await expect(page.getByRole('dialog', { name: '¿Eliminar a Dentista?' })).toContainText(
    'No pudimos revisar si tienes transferencias programadas a esta cuenta: si las hay, no se harán.',
  );
});
