import * as z from 'zod/mini';
import { BankDate } from './domain/dates';
import { KeyFilter } from './domain/key';
import { independentRows } from './domain/partial-list';
import { c, routerOptions } from './domain/router';
import { AccountStatement, StatementContent, StatementFormat, StatementType } from './domain/statement';

const base = '/statements/v1/statements';

export const statements = c.router(
  {
    list: {
      method: 'GET',
      path: base,
      query: z.strictObject({
        statement_type: StatementType,
        account_key: z.optional(KeyFilter),
        year: z.optional(z.string().check(z.regex(/^\d{4}$/, 'Escribe un año de cuatro dígitos.'))),
      }),
      responses: {
        200: z.object({
          data: z.array(AccountStatement),
          nextReadyDate: z.optional(BankDate),
        }),
      },
      summary: 'Lists the customer’s ready statements of the last 24 months, newest first',
      metadata: independentRows,
    },
    document: {
      method: 'GET',
      path: `${base}/:statementKey/document`,
      query: z.strictObject({
        /** Defaults to the Accept header: JSON or PDF. */
        format: z.optional(StatementFormat),
      }),
      responses: { 200: StatementContent },
      summary: 'Returns a statement; with `format` as a PDF or XML',
      metadata: { pdf: true, xml: true },
    },
  },
  routerOptions('Statements', []),
);
