import type { Page } from '@playwright/test';

const NAME = 'Busca personas, movimientos o acciones';

/** What opens the search: a field on a desktop, a glass on a phone. */
export const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: NAME });
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Buscar' });
export const field = (page: Page) => page.getByRole('combobox', { name: NAME });
const list = (page: Page) => page.getByRole('listbox', { name: 'Resultados' });
export const group = (page: Page, name: string) => list(page).getByRole('group', { name });
export const option = (page: Page, name: string | RegExp) => list(page).getByRole('option', { name });
/** Those that are shown one by one. */
export const movements = (page: Page) =>
  group(page, 'Movimientos').getByRole('option').filter({ hasNotText: /^Ver / });
/** The one that Enter follows. */
export const chosen = (page: Page) => list(page).getByRole('option', { selected: true });

/** The paths and queries of what the client asks the bank from now on. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  });
  return calls;
}
