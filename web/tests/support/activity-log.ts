import type { Page } from '@playwright/test';

export const LOG = 'settings/activity-log';

export const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
