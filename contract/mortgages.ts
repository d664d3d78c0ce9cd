import * as z from 'zod/mini';
import { Instalment, InstalmentCredit } from './domain/credit-product';
import { Currency, WireAmount } from './domain/money';
import { pageOf, pageQuery } from './domain/page';
import { independentRows } from './domain/partial-list';
import { c, routerOptions } from './domain/router';

export const MORTGAGE_PAGE_SIZE = 14;

export const MortgageTransaction = z.extend(Instalment, {
  key: z.string(),
  currencyCode: Currency,
  unpaid: WireAmount,
});
export type MortgageTransaction = z.infer<typeof MortgageTransaction>;

const MORTGAGE = '/mortgages/v2/mortgages/:accountKey';

export const mortgages = c.router(
  {
    get: {
      method: 'GET',
      path: MORTGAGE,
      responses: { 200: InstalmentCredit },
      summary: 'Returns the balance, the overdue amount and the payment plan of a mortgage',
    },
    transactions: {
      method: 'GET',
      path: `${MORTGAGE}/transactions`,
      query: z.strictObject({
        transaction_status: z.optional(z.enum(['OVERDUE', 'PAID'])),
        ...pageQuery(MORTGAGE_PAGE_SIZE, 0),
      }),
      responses: { 200: pageOf(MortgageTransaction) },
      summary: 'Lists the overdue and paid instalments of a mortgage, newest first',
      metadata: independentRows,
    },
  },
  routerOptions('Mortgages', []),
);
