import type { Page } from '@playwright/test';

/** The bar at the end of a phone's window. */
export const bar = (page: Page) => page.getByRole('navigation', { name: 'Accesos directos' });
