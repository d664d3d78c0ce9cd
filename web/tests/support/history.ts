import type { Page, Request } from '@playwright/test';
import type { TransferRow } from '#contract/transfers';

export const HISTORY = 'transfers/history/transactions';
export const LIST = '/api/transfers/v1/transfers';

/** Data rows, without the tables' and months' header rows. */
export const rows = (page: Page) => page.locator('tbody tr').filter({ has: page.locator('td') });

/** The header row of a month. */
export const month = (page: Page, name: string) => page.locator('tbody th').filter({ hasText: name });

/** The date header with the sort button, which the table of scheduled items does not have. */
export const sortableHeader = (page: Page) =>
  page.getByRole('columnheader', { name: 'Fecha' }).filter({ has: page.getByRole('button') });

/** A section of the history: 'Programadas (1)', 'Realizadas'. */
export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

export const queryParamsOf = (request: Request): Record<string, string> =>
  Object.fromEntries(new URL(request.url()).searchParams);

/** Waits for the next call for a page of the history; call it before the action that causes the call. */
export const listCall = (page: Page): Promise<Request> =>
  page.waitForRequest((request) => new URL(request.url()).pathname === LIST && request.method() === 'GET');

/** Returns the rows of the next history response. */
export async function nextListRows(page: Page): Promise<TransferRow[]> {
  const response = await page.waitForResponse(
    (response) => new URL(response.url()).pathname === LIST && response.request().method() === 'GET',
  );
  const { data }: { data: TransferRow[] } = await response.json();
  return data;
}

/** Opens the filters, which are collapsed while no filter is set. */
export const openFilters = (page: Page) => page.getByText('Filtros', { exact: true }).click();
export const applyFilters = (page: Page) => page.getByRole('button', { name: 'Aplicar filtros' }).click();
