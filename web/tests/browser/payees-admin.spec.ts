import { expect, test } from '../support/browser/test';
import { SERVICES } from '../support/payees-admin';

test('a failed removal returns the focus to its row', async ({ page, bank, signIn }) => {
  await signIn('ana', `${SERVICES}?sort=nickname`);
  const remove = page.getByRole('button', { name: 'Eliminar Agua', exact: true });
  await remove.click();
  await bank.fault.rule({ match: { method: 'DELETE' }, times: 1, then: { code: 'CZ_INTERNAL' } });
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
  await expect(remove).toBeFocused();
});
