import type { Page } from '@playwright/test';
import { detailsPath } from './account-details';

export const FUND = detailsPath('investment-fund', 'ana-fondo');

const FUND_READ = '**/investment-funds/v2/investment-funds/ana-fondo';

export const chart = (page: Page) => page.getByRole('slider', { name: /^Precio por título/ });

type Detail = {
  priceHistory?: { date: string; price: number }[];
  averageCost?: number;
  units: number;
  primaryBalance: unknown;
};

/** Modifies the fund detail that the bank returns. */
export const modifyFund = (page: Page, change: (detail: Detail) => Detail) =>
  page.route(FUND_READ, async (route) => {
    const response = await route.fetch();
    const detail: Detail = await response.json();
    await route.fulfill({ response, json: change(detail) });
  });
