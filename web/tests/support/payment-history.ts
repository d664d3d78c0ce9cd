import type { Page, Request } from '@playwright/test';
import { rows } from './history';

export const HISTORY = 'transfers/history/payments';
export const LIST = '/api/bill-payments/v1/bill-payments/payments';

/**
 * Waits for the next call for a page of the list, not for the summaries above it; call it before the action that
 * causes the call.
 */
export const listCall = (page: Page): Promise<Request> =>
  page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url());
    return pathname === LIST && searchParams.get('limit') === '30';
  });

/** Scheduled payments have a separate table above the filters. */
export const scheduledTable = (page: Page) => page.getByRole('table', { name: /^Programados/ });
export const paymentRows = (page: Page) =>
  page.locator('table:not(:has(caption)) tbody tr').filter({ has: page.locator('td') });

/** The payment of the internet service in November. */
export const internet = (page: Page) =>
  rows(page).filter({ has: page.getByRole('cell', { name: '03 nov 2026', exact: true }) });
