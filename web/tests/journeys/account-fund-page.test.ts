import type { Page } from '@playwright/test';
import { factValue, rows } from '../support/account-details';
import { expectAccessible } from '../support/dom/axe';
import { describe, expect, test } from '../support/dom/journey';
import { chart, FUND, modifyFund } from '../support/fund-page';
import { greeting, openTile } from '../support/home';

const prices = (page: Page) => page.getByRole('region', { name: 'Precio por título', exact: true });
const tradeLink = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('a fund shows its value, gain and prices', async ({ page, signIn }) => {
  await signIn('ana', FUND);
  const main = page.getByRole('main');
  await expect(main).toContainText('Vale, al precio del 20 nov 2026');
  await expect(main).toContainText('$86,339.40 MXN');
  await expect(main).toContainText('Ganas $3,278.82 MXN (+3.95%) desde que compraste');
  await expect(factValue(page, 'Títulos')).toHaveText('70,075');
  await expect(factValue(page, 'Lo que pusiste')).toHaveText('$83,060.58 MXN');
  await expect(factValue(page, 'Costo promedio')).toHaveText('$1.185310');
  await expect(factValue(page, 'Ganancia')).toHaveText('+$3,278.82 MXN');
  await expect(factValue(page, 'Si compras')).toHaveText('$1.234564');
  await expect(factValue(page, 'Si vendes')).toHaveText('$1.232100');
  await expect(main).toContainText('Los fondos de inversión no están protegidos por el IPAB.');
  await expect(rows(page).first()).toContainText('Valuación del fondo');
  await expectAccessible(page);
});

test('a fund links to buying, selling and its operations', async ({ page, signIn }) => {
  await signIn('ana', FUND);
  for (const [name, address] of [
    ['Comprar', /\/mutual-funds\/execute\?operation_type=BUY&investment_account=ana-fondo$/],
    ['Vender', /\/mutual-funds\/execute\?operation_type=SELL&investment_account=ana-fondo$/],
    ['Ver operaciones', /\/mutual-funds\/history$/],
  ] as const) {
    await tradeLink(page, name).click();
    await expect(page).toHaveURL(address);
    await page.goBack();
  }
});

test('the keyboard moves the selected point of the chart by one week, four weeks or to either end', async ({
  page,
  signIn,
}) => {
  await signIn('ana', FUND);
  const slider = chart(page);
  await expect(prices(page).getByText('Tus compras')).toBeVisible();
  await slider.focus();
  await expect(slider).toHaveAttribute('aria-valuenow', '52');
  for (const [key, week, text] of [
    ['ArrowRight', 52, '20 nov 2026: $1.232100. 70,075 títulos, $86,339.40 MXN'],
    ['ArrowLeft', 51, /^13 nov 2026: \$1\.\d{6}\. 70,075 títulos/],
    ['PageDown', 47, /^16 oct 2026/],
    ['ArrowUp', 48, /^23 oct 2026/],
    ['PageUp', 52, /^20 nov 2026/],
    // Before the first purchase the chart shows no units.
    ['Home', 0, /^21 nov 2025: \$1\.\d{6}$/],
    ['ArrowDown', 0, /^21 nov 2025/],
    ['End', 52, /^20 nov 2026/],
  ] as const) {
    await page.keyboard.press(key);
    await expect(slider).toHaveAttribute('aria-valuenow', String(week));
    await expect(slider).toHaveAttribute('aria-valuetext', text);
  }
});

test('the chart is available as a table', async ({ page, signIn }) => {
  await signIn('ana', FUND);
  await page.getByRole('button', { name: 'Ver como tabla' }).click();
  const table = prices(page).getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(54);
  await expect(table.getByRole('row').nth(1)).toHaveText(
    /^20 nov 2026\$1\.23210070,075 títulos, \$86,339\.40 MXN$/,
  );
  await expect(prices(page)).toContainText(
    /Compraste el \d\d \w{3} 2026, el .* Tu costo promedio es \$1\.185310\./,
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ver como gráfica' }).click();
  await expect(chart(page)).toBeVisible();
});

test('holdings are hidden together with balances, also in the chart; prices stay', async ({
  page,
  signIn,
}) => {
  await signIn('ana', FUND);
  await expect(chart(page)).toHaveAttribute('aria-valuetext', /títulos/);
  await page.getByRole('button', { name: 'Ocultar saldos' }).click();
  await expect(chart(page)).toHaveAttribute('aria-valuetext', '20 nov 2026: $1.232100');
  for (const amount of ['86,339', '70,075', '3,278', '83,060'])
    await expect(page.getByRole('main')).not.toContainText(amount);
});

describe('with incomplete data', () => {
  test('shows the price and a purchase link when no units are held', async ({ page, signIn }) => {
    await modifyFund(page, ({ averageCost: _, ...detail }) => ({ ...detail, units: 0 }));
    await signIn('ana', FUND);
    await expect(page.getByText('Precio de compra por título, valuación del 20 nov 2026')).toBeVisible();
    await expect(tradeLink(page, 'Comprar')).toBeVisible();
    await expect(tradeLink(page, 'Vender')).toBeHidden();
    await expect(page.getByRole('region', { name: 'Tu posición' })).toBeHidden();
    await expect(prices(page).getByText('Tus compras')).toBeHidden();
  });

  test('shows the fund of a customer without a cheque account, but offers no trade', async ({
    page,
    signIn,
  }) => {
    await signIn('elena', 'account-summary/details/investment-fund/elena-fondo');
    await expect(page.getByText(/necesitas un contrato de fondos con una cuenta de cheques/)).toBeVisible();
    await expect(tradeLink(page, 'Comprar')).toBeHidden();
    await expect(tradeLink(page, 'Vender')).toBeHidden();
  });

  test('shows a missing price as unavailable and computes nothing from it', async ({
    page,
    bank,
    signIn,
  }) => {
    await bank.fixture('investment-funds.price-missing', 'ana', { account: 'ana-fondo' });
    await signIn('ana', FUND);
    await expect(factValue(page, 'Si compras')).toHaveText('No disponible');
    await expect(factValue(page, 'Si vendes')).toHaveText('No disponible');
    await expect(page.getByText('desde que compraste')).toBeHidden();
    await expect(factValue(page, 'Lo que pusiste')).toHaveText('$83,060.58 MXN');
  });

  test('shows a single valuation as a sentence', async ({ page, signIn }) => {
    await modifyFund(page, (detail) => ({ ...detail, priceHistory: detail.priceHistory?.slice(-1) ?? [] }));
    await signIn('ana', FUND);
    await expect(prices(page)).toContainText('Solo hay una valuación, la del 20 nov 2026: $1.232100.');
    await expect(chart(page)).toBeHidden();
  });

  test('omits the history and the cost when missing', async ({ page, signIn }) => {
    await modifyFund(page, ({ averageCost: _, priceHistory: __, ...detail }) => detail);
    await signIn('ana', FUND);
    await expect(factValue(page, 'Títulos')).toHaveText('70,075');
    await expect(prices(page)).toBeHidden();
    await expect(page.getByText('desde que compraste')).toBeHidden();
    await expect(factValue(page, 'Costo promedio')).toBeHidden();
  });

  test('draws the chart without trades when they fail to load', async ({ page, bank, signIn }) => {
    await bank.fault.rule({ match: { path: '/transactions', method: 'GET' }, then: { code: 'CZ_INTERNAL' } });
    await signIn('ana', FUND);
    await expect(chart(page)).toHaveAttribute('aria-valuetext', '20 nov 2026: $1.232100');
    await expect(prices(page).getByText('Tus compras')).toBeHidden();
  });
});

test('a fund without units links to its purchase', async ({ page, signIn }) => {
  await signIn('carmen');
  await openTile(page, 'Inversiones');
  await page.getByRole('link', { name: /^Fondo Cenzontle Liquidez/ }).click();
  await expect(page).toHaveURL(
    /\/mutual-funds\/execute\?operation_type=BUY&investment_account=carmen-fondo$/,
  );
  await page.goBack();
  await expect(greeting(page)).toBeVisible();
});

test('a loss shows its label and sign', async ({ page, signIn }) => {
  await modifyFund(page, (detail) => ({ ...detail, averageCost: 1.5 }));
  await signIn('ana', FUND);
  await expect(page.getByText('Pierdes $18,773.10 MXN (−17.86%)')).toBeVisible();
  await expect(factValue(page, 'Pérdida')).toHaveText('−menos $18,773.10 MXN');
});
