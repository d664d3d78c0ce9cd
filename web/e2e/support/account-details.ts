import type { Page, Request } from '@playwright/test';

export const details = (slug: string, key: string) => `account-summary/details/${slug}/${key}`;

/** The rows of the page's table of movements, without its head and without the room of those out of sight. */
export const rows = (page: Page) =>
  page.getByRole('region', { name: 'Movimientos' }).locator('tbody tr:not([data-space])');

/** What a call for movements asks. */
export const asked = (request: Request): Record<string, string> =>
  Object.fromEntries(new URL(request.url()).searchParams);

/** The next call for a page of movements. Begin to wait before what causes it. */
export const movementsCall = (page: Page, limit: number): Promise<Request> =>
  page.waitForRequest(
    (request) => /\/transactions\?/.test(request.url()) && request.url().includes(`limit=${limit}`),
  );

/** One of 'Todos', 'Cargos' and 'Abonos'; its radio button lies over its words. */
export const choose = (page: Page, kind: string) => page.getByRole('radio', { name: kind }).check();

/** The value that stands under a label. */
export const fact = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) }) })
    .getByRole('definition');
