import { describe, expect, test } from '../support/dom/journey';
import { heading } from '../support/own-transfer';
import { dialog, field, opener, option } from '../support/search';

describe('the search over a page', () => {
  test('"/" is a letter where something is typed, and nothing while a dialog is open', async ({
    page,
    signIn,
  }) => {
    await signIn('ana', 'account-summary/details/chequing/ana-nomina');
    const movements = page.getByRole('main').getByLabel('Buscar');
    await movements.pressSequentially('a/b');
    await expect(movements).toHaveValue('a/b');
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Tu opinión' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(dialog(page)).toHaveCount(0);
  });
});

describe('on a phone', () => {
  test.override({ viewport: { width: 390, height: 844 } });

  test('it is a page of its own; Back leads out of it, and back to what was searched', async ({
    page,
    signIn,
  }) => {
    await signIn('ana');
    await opener(page).click();
    await expect(page).toHaveURL(/\/search$/);
    await expect(page).toHaveTitle('Buscar · Cenzontle');
    await expect(heading(page, 'Buscar')).toBeVisible();
    await expect(field(page)).toBeFocused();
    await field(page).fill('lujan');
    await option(page, /^Renta del estudio/).click();
    await expect(page).toHaveURL(/\/third-parties\/spei\?to_account=/);
    await expect(heading(page, 'Transferir a otro banco')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/search$/);
    await expect(field(page)).toHaveValue('lujan');
    await page.reload();
    await expect(field(page)).toHaveValue('lujan');
    await expect(option(page, /^Renta del estudio/)).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Mis cuentas')).toBeVisible();
    // Nothing of it is in an address.
    expect(await page.evaluate(() => location.href)).not.toContain('lujan');
  });

  test('"Cerrar" leads back to the page before, or home', async ({ page, signIn }) => {
    await signIn('ana', 'hubs/history');
    await opener(page).click();
    await page.getByRole('main').getByRole('button', { name: 'Cerrar' }).click();
    await expect(heading(page, 'Historial por producto')).toBeVisible();
    await page.goto('search');
    await page.getByRole('main').getByRole('button', { name: 'Cerrar' }).click();
    await expect(heading(page, 'Mis cuentas')).toBeVisible();
  });
});
