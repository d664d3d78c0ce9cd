import { formatCentavos } from '#contract/domain/money';
import { DELAY_MS, describe, expect, test } from '../support/dom/journey';
import { greeting, openTile, section, waitForAllSections } from '../support/home';
import {
  accountGroups,
  accountsOf,
  formatMoney,
  groupHeadings,
  replaceBalances,
  reverseAccounts,
} from '../support/summary';

describe('the accounts', () => {
  test('are grouped by product with name, type, last digits, balance and link', async ({
    page,
    bank,
    baseURL,
    signIn,
  }) => {
    await reverseAccounts(page);
    await signIn('ana');
    await expect(greeting(page)).toBeVisible();
    await expect(groupHeadings(page)).toHaveText(['Mis cuentas', 'Tarjetas de crédito']);
    const ledger = await bank.ledger.read();
    const { pathname: base } = new URL(baseURL ?? '');
    for (const [group, accounts, tileName] of accountGroups) {
      if (tileName && !(await section(page, group).isVisible())) await openTile(page, tileName);
      const links = accountsOf(page, group);
      await expect(links).toHaveCount(accounts.length);
      for (const [index, [name, kind, ending, detail]] of accounts.entries()) {
        const row = links.nth(index);
        const key = detail.split('/').at(-1);
        const balance = ledger.accounts.find(({ account }) => account === key)?.balance ?? Number.NaN;
        await expect(row).toContainText(name);
        await expect(row).toContainText(`${kind} •••• ${ending}`);
        const item = page.getByRole('region', { name: group }).getByRole('listitem').nth(index);
        await expect(item).toContainText(formatMoney(balance / 100, key === 'ana-dolares' ? 'USD' : 'MXN'));
        await expect(row).toHaveAttribute('href', `${base}account-summary/details/${detail}`);
      }
    }
    await expect(page.getByText('Saldo pendiente: Total sin intereses.')).toHaveCount(2);
    await accountsOf(page, 'Créditos hipotecarios').click();
    await expect(page).toHaveURL(/\/account-summary\/details\/mortgage\/ana-hipoteca$/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Página no encontrada.');
  });

  test('show the total of the cheque accounts and its time', async ({ page, bank, signIn }) => {
    await signIn('ana');
    const totals = page.getByRole('region', { name: 'Resumen' });
    const pesos = (await bank.ledger.balance('ana-nomina')) + (await bank.ledger.balance('ana-ahorro'));
    await expect(totals).toContainText(formatCentavos(pesos, 'MXN'));
    const dollars = formatCentavos(await bank.ledger.balance('ana-dolares'), 'USD');
    await expect(totals).toContainText(`y ${dollars}`);
    await expect(page.getByText(/Saldos al 23 nov 2026,? 09:30/)).toBeVisible();
    await expect(page.getByRole('banner')).toContainText(/Último acceso: \d\d nov 2026,? \d\d:\d\d/);
  });

  test('exclude the accounts that the customer has hidden', async ({ page, signIn }) => {
    await signIn('jorge');
    await expect(groupHeadings(page)).toHaveText(['Mis cuentas']);
    await expect(accountsOf(page, 'Mis cuentas')).toHaveText([/Personal/]);
    await openTile(page, 'Inversiones');
    await expect(groupHeadings(page)).toHaveText(['Mis cuentas', 'Inversiones']);
    await expect(page.getByText('7059')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Resumen' })).toContainText('$33,618.20 MXN');
  });

  test('are all shown when the preferences fail to load', async ({ page, bank, signIn }) => {
    await bank.fault.rule({
      match: { path: '/api/customers/v2/customers/me/preferences' },
      then: { status: 500 },
    });
    await signIn('jorge');
    await expect(groupHeadings(page)).toHaveText(['Mis cuentas', 'Tarjetas de crédito']);
    await expect(accountsOf(page, 'Mis cuentas')).toHaveCount(2);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('hide their balances until they are shown again, also after a reload', async ({ page, signIn }) => {
    await signIn('ana');
    const hideButton = page.getByRole('button', { name: 'Ocultar saldos' });
    const main = page.getByRole('main');
    await expect(main).toContainText('$48,315.62');
    await waitForAllSections(page);
    await hideButton.click();
    const expectHidden = async () => {
      await expect(page.getByRole('button', { name: 'Mostrar saldos' })).toBeVisible();
      await expect(hideButton).toHaveCount(0);
      await expect(main).toContainText('Saldo oculto');
      await expect(main).not.toContainText('$');
    };
    await expectHidden();
    await page.reload();
    await expectHidden();
    await page.getByRole('link', { name: 'Transferencias', exact: true }).click();
    await page.getByRole('link', { name: 'Inicio' }).click();
    await expectHidden();
    await page.getByRole('button', { name: 'Mostrar saldos' }).click();
    await expect(main).toContainText('$48,315.62');
  });

  test('are shown with one balance, a list of balances or no balance', async ({ page, signIn }) => {
    await replaceBalances(page, {
      'ana-nomina': [
        { amount: 1234.5, currencyCode: 'MXN' },
        { amount: 7, currencyCode: 'USD' },
      ],
      'ana-dolares': { amount: 0, currencyCode: 'USD' },
      'ana-ahorro': { amount: null, currencyCode: 'MXN' },
      'ana-fondo': [{ amount: -0.5, currencyCode: 'MXN' }],
      'ana-valores': [],
    });
    await signIn('ana');
    await expect(page.getByRole('link', { name: /^Nómina/ })).toContainText('$1,234.50 MXN');
    await expect(page.getByRole('link', { name: /^Cuenta Dólares/ })).toContainText('$0.00 USD');
    await openTile(page, 'Inversiones');
    await expect(page.getByRole('link', { name: /^Fondo/ })).toContainText('menos $0.50 MXN');
    for (const unknown of [/^Ahorro/, /^Inversión/]) {
      await expect(page.getByRole('link', { name: unknown })).toContainText('No disponible');
      await expect(page.getByRole('link', { name: unknown })).not.toContainText('$');
    }
    const totals = page.getByRole('region', { name: 'Resumen' });
    await expect(totals).toContainText('No disponible');
    await expect(totals).not.toContainText('$1,234.50');
  });
});

describe('loading and empty states', () => {
  const summary = { path: '/api/summary/v2/summary' };

  test('shows a loading indicator', async ({ page, bank, signIn }) => {
    await bank.fault.rule({ match: summary, times: 1, then: { delayMs: DELAY_MS } });
    await signIn('ana');
    await expect(greeting(page)).toBeVisible();
    const loader = page.getByRole('status').filter({ hasText: 'Se está cargando la información...' });
    await expect(loader).toBeVisible();
    await expect(groupHeadings(page)).toHaveCount(2);
    await expect(loader).toHaveCount(0);
  });

  test('without accounts, explains how to open one and offers to search again', async ({ page, signIn }) => {
    await signIn('mateo');
    await expect(page.getByText('No encontramos cuentas que mostrar')).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('Este es tu primer acceso');
    const summaryCall = page.waitForRequest(`**${summary.path}`);
    await expect(page.getByRole('link', { name: 'Abre una cuenta en la app' })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(page.getByRole('button', { name: /Ocultar|Reintentar/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Volver a buscar' }).click();
    await summaryCall;
    await expect(page.getByText('No encontramos cuentas que mostrar')).toBeVisible();
  });
});

test('asks for the virtual key once, and the customer can postpone it', async ({ page, signIn }) => {
  await signIn('sofia');
  const dialog = page.getByRole('dialog', { name: 'Activa tu llave virtual' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Por ahora no' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('hardTokenModal'))).toBe('true');
  const tokenResponse = page.waitForResponse(/quick-response-code\/token/);
  await page.reload();
  await tokenResponse;
  await expect(groupHeadings(page)).not.toHaveCount(0);
  await expect(dialog).toHaveCount(0);
});
