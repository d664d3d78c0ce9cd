import { expect, test } from '../support/browser/test';
import { waitForAllSections } from '../support/home';
import { groupHeadings } from '../support/summary';

test('hiding and showing balances keeps the height of the page', async ({ page, signIn }) => {
  await signIn('ana');
  const main = page.getByRole('main');
  await expect(main).toContainText('$48,315.62');
  await waitForAllSections(page);
  // Waits for the fonts and the offers.
  await page.waitForLoadState('networkidle');
  const heightOf = async () => (await main.boundingBox())?.height;
  const height = await heightOf();
  await page.getByRole('button', { name: 'Ocultar saldos' }).click();
  await expect(main).not.toContainText('$');
  expect(await heightOf(), 'covered').toBe(height);
  await page.getByRole('button', { name: 'Mostrar saldos' }).click();
  await expect(main).toContainText('$48,315.62');
  expect(await heightOf(), 'shown again').toBe(height);
});

test.describe('a summary that fails to load', () => {
  const summary = { path: '/api/summary/v2/summary' };

  test('shows an error with a retry @smoke', async ({ page, bank, signIn }) => {
    await bank.fault.rule({ match: summary, then: { status: 500 } });
    await signIn('ana');
    const error = page.getByRole('alert');
    await expect(error).toContainText('Oops, no pudimos cargar la información.');
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
    await bank.clearFaults();
    await error.getByRole('button', { name: 'Reintentar' }).click();
    await expect(groupHeadings(page)).toHaveText(['Mis cuentas', 'Tarjetas de crédito']);
    await expect(error).toHaveCount(0);
  });
});
