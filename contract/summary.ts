import * as z from 'zod/mini';
import { Account, ProductSlug } from './domain/account';
import { c, routerOptions } from './domain/router';

export const AccountCategory = z.object({ category: ProductSlug, accounts: z.array(Account) });
export type AccountCategory = z.infer<typeof AccountCategory>;

export const summary = c.router(
  {
    get: {
      method: 'GET',
      path: '/summary/v2/summary',
      responses: { 200: z.object({ data: z.array(AccountCategory) }) },
      summary: 'Lists the accounts of the customer by category, with their balances',
      metadata: { rows: '/data/*/accounts/*' },
    },
  },
  routerOptions('Summary', []),
);
