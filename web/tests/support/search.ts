import type { Page } from '@playwright/test';

const NAME = 'Busca personas, movimientos o acciones';

/** The button that opens the search: a field on a desktop, an icon on a phone. */
export const searchButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: NAME });
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Buscar' });
export const field = (page: Page) => page.getByRole('combobox', { name: NAME });
const list = (page: Page) => page.getByRole('listbox', { name: 'Resultados' });
export const group = (page: Page, name: string) => list(page).getByRole('group', { name });
export const option = (page: Page, name: string | RegExp) => list(page).getByRole('option', { name });
/** The found movements, without the link that shows all of them. */
export const movements = (page: Page) =>
  group(page, 'Movimientos').getByRole('option').filter({ hasNotText: /^Ver / });
/** The option that Enter opens. */
export const selectedOption = (page: Page) => list(page).getByRole('option', { selected: true });

/** Returns a list to which the path and query of each later API call are added. */
export function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  });
  return calls;
}
