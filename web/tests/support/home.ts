import type { Page } from '@playwright/test';
import { weekLine } from './summary';

/** A section of the home, by its heading. */
export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** The home's h1; the time of day decides its first words. */
export const GREETING = /^Buen[oa]s (días|tardes|noches)/;
export const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: GREETING });
/** A tile that discloses its accounts, and their section. */
export const tile = (page: Page, name: string | RegExp) =>
  part(page, 'Más de tu dinero').getByRole('button', { name });
export const openTile = (page: Page, name: string | RegExp) => tile(page, name).click();
export const spending = (page: Page) => part(page, 'Tus gastos de noviembre');
export const people = (page: Page) => part(page, 'Envíale a');
export const latest = (page: Page) => part(page, 'Últimos movimientos');

/** Path suffix of the calls that read movements. */
export const MOVEMENTS = '/transactions';
const SCHEDULED = '**/api/transfers/v1/transfers?transfer_status=SCHEDULED**';

type Planned = { name: string; date: string; amount: number; currency?: string; type?: string };

/** Replaces the customer's scheduled transfers. */
export const withTransfers = (page: Page, planned: readonly Planned[]) =>
  page.route(SCHEDULED, (route) =>
    route.fulfill({
      json: {
        data: planned.map(({ name, date, amount, currency = 'MXN', type = 'SPEI' }, place) => ({
          key: `t${place}`,
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

/** Removes every upcoming payment except credit. */
export async function withNothingDue(page: Page) {
  await withTransfers(page, []);
  for (const path of ['payees/v1/payees**', 'bill-payments/v1/**', 'preauthorized-payments/v1/**'])
    await page.route(`**/api/${path}`, (route) => route.fulfill({ json: { data: [], nonce: '1' } }));
}

/** Leaves only an account opened today, with no other product. */
export async function asNewCustomer(page: Page) {
  await withNothingDue(page);
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

/** Waits until every section has loaded. */
export const shownWhole = async (page: Page) => {
  await weekLine(page).waitFor();
  await latest(page).getByRole('listitem').nth(2).waitFor();
  await people(page)
    .getByRole('link', { name: /Enviar a/ })
    .first()
    .waitFor();
  await tile(page, /^Gastos de nov\s*\$/).waitFor();
  await page.getByRole('meter').waitFor();
};
