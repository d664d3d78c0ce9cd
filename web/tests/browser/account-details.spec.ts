import { detailsPath } from '../support/account-details';
import { expect, test } from '../support/browser/test';
import { heading } from '../support/own-transfer';

const NOMINA = detailsPath('chequing', 'ana-nomina');

test.describe('a cheque account', () => {
  test('shows its number, balance, CLABE with a copy button and a link to transfer', async ({
    page,
    signIn,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn('ana', NOMINA);
    const main = page.getByRole('main');
    await expect(main).toContainText('Cheques •••• 4821');
    await expect(main).toContainText('$48,315.62 MXN');
    await expect(main.getByText(/^044 \d{3} \d{11} \d$/)).toBeVisible();
    await page.getByRole('button', { name: 'Copiar CLABE' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Copiado' })).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^044\d{15}$/);
    await page.getByRole('link', { name: 'Transferir', exact: true }).click();
    await expect(page).toHaveURL(/\/hubs\/transfers$/);
    await expect(heading(page, '¿A quién le envías?')).toBeVisible();
  });
});
