import * as z from 'zod/mini';
import { BankDate } from './domain/dates';
import { c, routerOptions } from './domain/router';

/** SPEI participant; `id` is the first three digits of its CLABEs. */
export const Institution = z.object({ id: z.string().check(z.length(3)), name: z.string() });
export type Institution = z.infer<typeof Institution>;

export const references = c.router(
  {
    institutions: {
      method: 'GET',
      path: '/transfers-institutions/v1/transfers/institutions',
      responses: { 200: z.object({ data: z.array(Institution) }) },
      summary: 'Lists the institutions to which money can be sent by SPEI',
    },
    holidays: {
      method: 'GET',
      path: '/references/v1/references/holidays',
      query: z.strictObject({ start_date: BankDate, end_date: BankDate }),
      responses: { 200: z.object({ data: z.array(z.object({ date: BankDate })) }) },
      summary: 'Lists the bank holidays between two dates, both included',
    },
  },
  routerOptions('References', []),
);
