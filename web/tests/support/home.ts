import type { Page } from '@playwright/test';
import { weekLine } from './summary';

/** A section of the home, by its heading. */
export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** The home's h1; the time of day decides its first words. */
export const GREETING = /^Buen[oa]s (días|tardes|noches)/;
export const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: GREETING });
/** A tile, which discloses a section when it is pressed. */
export const tile = (page: Page, name: string | RegExp) =>
  section(page, 'Más de tu dinero').getByRole('button', { name });
export const openTile = (page: Page, name: string | RegExp) => tile(page, name).click();
export const spending = (page: Page) => section(page, 'Tus gastos de noviembre');
export const people = (page: Page) => section(page, 'Envíale a');
export const latestMovements = (page: Page) => section(page, 'Últimos movimientos');

/** Last part of the path of calls that read movements. */
export const MOVEMENTS = '/transactions';
const SCHEDULED = '**/api/transfers/v1/transfers?transfer_status=SCHEDULED**';

type ScheduledTransfer = { name: string; date: string; amount: number; currency?: string; type?: string };

/** Replaces the customer's scheduled transfers. */
export const replaceScheduledTransfers = (page: Page, transfers: readonly ScheduledTransfer[]) =>
  page.route(SCHEDULED, (route) =>
    route.fulfill({
      json: {
        data: transfers.map(({ name, date, amount, currency = 'MXN', type = 'SPEI' }, index) => ({
          key: `t${index}`,
          transferType: 'schedule',
          effectiveDate: date,
          status: 'SCHEDULED',
          amount,
          currencyCode: currency,
          fromAccount: { description: 'Nómina', displayId: '•••• 4821' },
          toAccount: { description: name, displayId: '•••• 0197' },
          thirdPartyType: type,
        })),
      },
    }),
  );

/** Removes all upcoming payments except payments of credits. */
export async function removeDuePayments(page: Page) {
  await replaceScheduledTransfers(page, []);
  for (const path of ['payees/v1/payees**', 'bill-payments/v1/**', 'preauthorized-payments/v1/**'])
    await page.route(`**/api/${path}`, (route) => route.fulfill({ json: { data: [], nonce: '1' } }));
}

/** Replaces the customer's accounts with one cheque account without money or history. */
export async function simulateNewCustomer(page: Page) {
  await removeDuePayments(page);
  await page.route('**/api/summary/v2/summary', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const [chequing] = data.filter(({ category }: { category: string }) => category === 'chequing');
    const [account] = chequing.accounts;
    account.primaryBalance = { amount: 0, currencyCode: 'MXN' };
    await route.fulfill({ response, json: { data: [{ category: 'chequing', accounts: [account] }] } });
  });
  for (const path of [
    'accounts/v2/**',
    'third-parties-recipients/**',
    'statements/v1/**',
    'campaigns-cross-sales/**',
    'transfers/v1/transfers?**',
  ])
    await page.route(`**/api/${path}`, (route) => route.fulfill({ json: { data: [] } }));
}

/** Waits until every section but the offers has loaded. */
export const waitForAllSections = async (page: Page) => {
  await weekLine(page).waitFor();
  await latestMovements(page).getByRole('listitem').nth(2).waitFor();
  await people(page)
    .getByRole('link', { name: /Enviar a/ })
    .first()
    .waitFor();
  await tile(page, /^Gastos de nov\s*\$/).waitFor();
  await page.getByRole('meter').waitFor();
};
