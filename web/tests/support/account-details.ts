import type { Page, Request } from '@playwright/test';

export const details = (slug: string, key: string) => `account-summary/details/${slug}/${key}`;

/** The movements of the page's table, without their days and without the room of those out of sight. */
export const rows = (page: Page) =>
  page.getByRole('region', { name: 'Movimientos' }).locator('tbody tr:not([data-space], [data-day])');

/** What a call for movements asks. */
export const asked = (request: Request): Record<string, string> =>
  Object.fromEntries(new URL(request.url()).searchParams);

/** The next call for a page of movements. Begin to wait before what causes it. */
export const movementsCall = (page: Page, limit: number): Promise<Request> =>
  page.waitForRequest(
    (request) => /\/transactions\?/.test(request.url()) && request.url().includes(`limit=${limit}`),
  );

/** The days of the table. */
export const days = (page: Page) => page.getByRole('region', { name: 'Movimientos' }).locator('tr[data-day]');

/** One of 'Todos', 'Cargos' and 'Abonos'; its radio button lies over its words. */
export const choose = (page: Page, kind: string) => page.getByRole('radio', { name: kind }).check();

/** The value that stands under a label. */
export const fact = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) }) })
    .getByRole('definition');

/** Scrolls through a long list: the fewest and the most rows that existed at once, and how many were seen. */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const counts: number[] = [];
    const seen = new Set<string>();
    for (let step = 0; step < 60; step += 1) {
      window.scrollBy(0, 600);
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      const shown = [...document.querySelectorAll('tbody tr[aria-rowindex]')];
      counts.push(shown.length);
      for (const row of shown) seen.add(row.getAttribute('aria-rowindex') ?? '');
    }
    return { fewest: Math.min(...counts), most: Math.max(...counts), seen: seen.size };
  });
