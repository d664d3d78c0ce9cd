import type { Movement } from '#contract/accounts';
import { days, details, rows } from '../support/account-details';
import { expectNoSidewaysScroll } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { heading } from '../support/own-transfer';
import { money } from '../support/summary';

const NOMINA = details('chequing', 'ana-nomina');

test.describe('a cheque account', () => {
  test('its number, what it holds, its CLABE to copy and the way to transfer', async ({ page, signIn }) => {
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
    await expect(heading(page, 'Transferencias')).toBeVisible();
  });

  test('each says what it was, its hour, its sign and the balance after it, under its day', async ({
    page,
    signIn,
  }) => {
    const answer = page.waitForResponse(/ana-nomina\/transactions\?.*limit=15/);
    await signIn('ana', NOMINA);
    const { data }: { data: Movement[] } = await (await answer).json();
    await expect(rows(page)).toHaveCount(data.length);
    await expect(days(page).getByRole('rowheader')).toHaveText([
      'vie 20 nov',
      'jue 19 nov',
      'mar 17 nov',
      'lun 16 nov',
      'sáb 14 nov',
      'vie 13 nov',
    ]);
    for (const [index, { postedAt, description, amount, balance }] of data.entries()) {
      const sign = amount < 0 ? 'menos ' : '+';
      await expect(rows(page).nth(index).getByRole('cell')).toHaveText([
        new RegExp(`^${description}.+ · ${postedAt?.slice(11, 16)}$`),
        new RegExp(`${sign.replace('+', '\\+')}${money(amount, 'MXN').replace(/[$.]/g, '\\$&')}$`),
        money(balance ?? 0, 'MXN').replace(' MXN', ''),
      ]);
    }
  });
});

test('no account has to be scrolled sideways, on the narrowest phone or with text twice as large', async ({
  page,
  signIn,
}) => {
  await signIn('ana');
  for (const account of [
    'chequing/ana-nomina',
    'credit-card/ana-tarjeta',
    'line-of-credit/ana-linea',
    'loan/ana-prestamo',
    'mortgage/ana-hipoteca',
    'investment-product/ana-valores',
    'investment-fund/ana-fondo',
  ]) {
    await page.goto(`account-summary/details/${account}`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('region').first()).toBeVisible();
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectNoSidewaysScroll(page);
  }
});
