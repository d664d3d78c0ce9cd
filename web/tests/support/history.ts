import type { Page, Request } from '@playwright/test';
import type { TransferRow } from '#contract/transfers';

export const HISTORY = 'transfers/history/transactions';
export const LIST = '/api/transfers/v1/transfers';

/** The rows of the history, without the heads of its tables and of their months. */
export const rows = (page: Page) => page.locator('tbody tr').filter({ has: page.locator('td') });

/** The head of a month in the list. */
export const month = (page: Page, name: string) => page.locator('tbody th').filter({ hasText: name });

/** What is to be made has an order of its own, and no button. */
export const sort = (page: Page) =>
  page.getByRole('columnheader', { name: 'Fecha' }).filter({ has: page.getByRole('button') });

/** A part of the history: 'Programadas (1)', 'Realizadas'. */
export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** What a call for a page of the history asks. */
export const asked = (request: Request): Record<string, string> =>
  Object.fromEntries(new URL(request.url()).searchParams);

/** The next call for a page of the history. Begin to wait before what causes it. */
export const listCall = (page: Page): Promise<Request> =>
  page.waitForRequest((request) => new URL(request.url()).pathname === LIST && request.method() === 'GET');

/** The rows of the next answer to a call for the history. */
export async function listAnswer(page: Page): Promise<TransferRow[]> {
  const answer = await page.waitForResponse(
    (response) => new URL(response.url()).pathname === LIST && response.request().method() === 'GET',
  );
  const { data }: { data: TransferRow[] } = await answer.json();
  return data;
}

/** Opens the filters, which are closed while none is set. */
export const openFilters = (page: Page) => page.getByText('Filtros', { exact: true }).click();
export const apply = (page: Page) => page.getByRole('button', { name: 'Aplicar filtros' }).click();
