import type { Page } from '@playwright/test';
import { savedRows } from './recipients';

export const SERVICES = 'hubs/payments/services';

export const MOBILES = 'hubs/payments/mobile-top-up';

export const services = (page: Page) => savedRows(page, 'Tus servicios');
