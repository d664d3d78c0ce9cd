import { expectNoSidewaysScroll } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { accountGroups, accountsOf, groups } from '../support/summary';

test.describe('the accounts', () => {
  test('balances covered, here and in every later visit of the tab', async ({ page, signIn }) => {
    await signIn('ana');
    const cover = page.getByRole('button', { name: 'Ocultar saldos' });
    const main = page.getByRole('main');
    await expect(main).toContainText('$48,315.62');
    // The deferred parts and the fonts are there too.
    await expect(page.getByRole('meter')).toHaveCount(2);
    await page.waitForLoadState('networkidle');
    const heightOf = async () => (await main.boundingBox())?.height;
    const height = await heightOf();
    await cover.click();
    expect(await heightOf(), 'nothing jumps').toBe(height);
    const covered = async () => {
      await expect(page.getByRole('button', { name: 'Mostrar saldos' })).toBeVisible();
      await expect(cover).toHaveCount(0);
      await expect(main).toContainText('Saldo oculto');
      await expect(main).not.toContainText('$');
    };
    await covered();
    await page.reload();
    await covered();
    await page.getByRole('link', { name: 'Transferencias', exact: true }).click();
    await page.getByRole('link', { name: 'Inicio' }).click();
    await covered();
    await page.getByRole('button', { name: 'Mostrar saldos' }).click();
    await expect(main).toContainText('$48,315.62');
  });
});

test.describe('while there is nothing to show', () => {
  const summary = { path: '/api/summary/v2/summary' };

  test('a failure, and another try @smoke', async ({ page, bank, signIn }) => {
    await bank.fault({ match: summary, then: { status: 500 } });
    await signIn('ana');
    const error = page.getByRole('alert');
    await expect(error).toContainText('Oops, no pudimos cargar la información.');
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
    await bank.clearFaults();
    await error.getByRole('button', { name: 'Reintentar' }).click();
    await expect(groups(page)).toHaveCount(6);
    await expect(error).toHaveCount(0);
  });
});

test('on a phone nothing is cut and nothing scrolls sideways', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('ana');
  for (const [group, accounts] of accountGroups)
    await expect(accountsOf(page, group)).toHaveCount(accounts.length);
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole('button', { name: 'Ocultar saldos' })).toBeVisible();
  await page.getByRole('region', { name: 'Resumen' }).getByRole('link', { name: 'Transferir' }).click();
  await expect(page).toHaveURL(/\/hubs\/transfers$/);
});
