import type { Page } from '@playwright/test';

const OTHER_HEADINGS = /Últimos movimientos|Tus gastos/;

/** The headings of the account groups, without headings of other sections. */
export const groupHeadings = (page: Page) =>
  page.getByRole('heading', { level: 2 }).filter({ hasNotText: OTHER_HEADINGS });

/** Payments due in the coming days. */
export const week = (page: Page) => page.getByRole('region', { name: 'Esta semana' });

/** The line with the number of payments, which discloses them. */
export const weekLine = (page: Page) =>
  week(page).getByRole('button', { name: /pagos? (esta semana|vencidos?)/ });
export const openWeek = (page: Page) => weekLine(page).click();

/** The accounts of a group, each a link to its detail. */
export const accountsOf = (page: Page, group: string) =>
  page
    .getByRole('region', { name: group, exact: true })
    .getByRole('link')
    .filter({ hasNotText: /^Pagar/ });

/** Formats `$1,234.50 MXN` independently of the client's code. */
export const formatMoney = (amount: number, currency: string): string =>
  `$${Math.abs(amount).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} ${currency}`;

type WireAccount = { key: string; primaryBalance: unknown };
type WireSummary = { data: { accounts: WireAccount[] }[] };

/** Modifies the bank's summary response. */
const modifySummary = (page: Page, alter: (body: WireSummary) => void) =>
  page.route('**/api/summary/v2/summary', async (route) => {
    const response = await route.fetch();
    const body: WireSummary = await response.json();
    alter(body);
    await route.fulfill({ response, json: body });
  });

/** Replaces balances, by account key, with values of any shape. */
export const replaceBalances = (page: Page, balances: Record<string, unknown>) =>
  modifySummary(page, ({ data }) => {
    for (const account of data.flatMap(({ accounts }) => accounts)) {
      if (account.key in balances) account.primaryBalance = balances[account.key];
    }
  });

/** Reverses the order of the accounts. */
export const reverseAccounts = (page: Page) =>
  modifySummary(page, ({ data }) => {
    data.reverse();
    for (const { accounts } of data) accounts.reverse();
  });

/** Ana's groups: heading, accounts (name, kind, last digits, detail page), and the tile that discloses them. */
export const accountGroups = [
  [
    'Mis cuentas',
    [
      ['Ahorro para el viaje', 'Cheques', '7730', 'chequing/ana-ahorro'],
      ['Cuenta Dólares', 'Cheques', '2265', 'chequing/ana-dolares'],
      ['Nómina', 'Cheques', '4821', 'chequing/ana-nomina'],
    ],
  ],
  ['Tarjetas de crédito', [['Tarjeta Oro', 'Tarjeta de Crédito', '9014', 'credit-card/ana-tarjeta']]],
  [
    'Inversiones',
    [
      ['Fondo Cenzontle Deuda', 'Fondos de Inversión', '1189', 'investment-fund/ana-fondo'],
      ['Inversión Cuenta Única', 'Valores', '8420', 'investment-product/ana-valores'],
    ],
    'Inversiones',
  ],
  [
    'Líneas de crédito',
    [['Línea Cenzontle', 'Línea de Crédito', '5508', 'line-of-credit/ana-linea']],
    'Créditos',
  ],
  [
    'Créditos personales',
    [['Crédito Personal', 'Crédito Personal', '3347', 'loan/ana-prestamo']],
    'Créditos',
  ],
  [
    'Créditos hipotecarios',
    [['Mi casa', 'Crédito Hipotecario', '6102', 'mortgage/ana-hipoteca']],
    'Créditos',
  ],
] as const;
