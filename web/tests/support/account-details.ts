import type { Page, Request } from '@playwright/test';

export const detailsPath = (slug: string, key: string) => `account-summary/details/${slug}/${key}`;

/** Rows of movements, without day headers and without the spacers of virtualized rows. */
export const rows = (page: Page) =>
  page.getByRole('region', { name: 'Movimientos' }).locator('tbody tr:not([data-space], [data-day])');

export const queryParamsOf = (request: Request): Record<string, string> =>
  Object.fromEntries(new URL(request.url()).searchParams);

/** Waits for the next call for a page of movements; call it before the action that causes the call. */
export const movementsCall = (page: Page, limit: number): Promise<Request> =>
  page.waitForRequest(
    (request) => /\/transactions\?/.test(request.url()) && request.url().includes(`limit=${limit}`),
  );

export const days = (page: Page) => page.getByRole('region', { name: 'Movimientos' }).locator('tr[data-day]');

/** Selects 'Todos', 'Cargos' or 'Abonos'. */
export const choose = (page: Page, kind: string) => page.getByRole('radio', { name: kind }).check();

/** Returns the value under a label. */
export const factValue = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) }) })
    .getByRole('definition');

/** Scrolls through a long list; counts the rows rendered at once (minimum, maximum) and the distinct rows. */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const counts: number[] = [];
    const indexes = new Set<string>();
    for (let step = 0; step < 60; step += 1) {
      window.scrollBy(0, 600);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const renderedRows = [...document.querySelectorAll('tbody tr[aria-rowindex]')];
      counts.push(renderedRows.length);
      for (const row of renderedRows) indexes.add(row.getAttribute('aria-rowindex') ?? '');
    }
    return { minimum: Math.min(...counts), maximum: Math.max(...counts), distinct: indexes.size };
  });
