import * as z from 'zod/mini';
import { Account } from './domain/account';
import { BankDate } from './domain/dates';
import {
  Fund,
  FundDetail,
  FundOperation,
  FundOperationType,
  FundQuote,
  FundTransactionType,
} from './domain/fund';
import { Key } from './domain/key';
import { PositiveAmount } from './domain/money';
import { independentRows } from './domain/partial-list';
import { c, routerOptions } from './domain/router';

export const FundSetup = z.object({
  key: z.string(),
  funds: z.array(Fund),
  accounts: z.array(Account),
});
export type FundSetup = z.infer<typeof FundSetup>;

const order = {
  transaction_type: FundTransactionType,
  operation_type: FundOperationType,
  investment_account_key: Key,
  /** Pesos. */
  amount: PositiveAmount,
  operation_date: BankDate,
};
const Validation = z.strictObject({ ...order, action_type: z.literal('VALIDATE') });
export type FundOrder = Omit<z.infer<typeof Validation>, 'action_type'>;

const Execution = z.strictObject({ ...order, action_type: z.literal('EXECUTE') });

const Change = z.discriminatedUnion('action_type', [
  z.strictObject({ ...order, action_type: z.literal('modify') }),
  z.strictObject({ action_type: z.literal('DELETE') }),
]);
export type FundChange = z.infer<typeof Change>;

const TRADE = '/investment-funds-trade/v2/investment-funds';

export const investmentFunds = c.router(
  {
    get: {
      method: 'GET',
      path: '/investment-funds/v2/investment-funds/:accountKey',
      responses: { 200: FundDetail },
      summary:
        'Returns the units of a fund that the customer holds, and its prices; SIBUR before the first purchase',
    },
    setup: {
      method: 'POST',
      path: TRADE,
      body: z.optional(z.strictObject({ operation_type: z.optional(FundOperationType) })),
      responses: { 200: FundSetup },
      summary: 'Begins an operation; returns its key and the funds that may be traded',
    },
    execute: {
      method: 'POST',
      path: `${TRADE}/:operationKey/execute`,
      body: z.discriminatedUnion('action_type', [Validation, Execution]),
      responses: {
        200: z.discriminatedUnion('action_type', [
          z.extend(FundQuote, { action_type: z.literal('VALIDATE') }),
          z.extend(FundOperation, { action_type: z.literal('EXECUTE') }),
        ]),
      },
      summary:
        'Checks an order and binds it to the key (VALIDATE), or executes or schedules it once and returns the receipt (EXECUTE)',
    },
    change: {
      method: 'PUT',
      path: `${TRADE}/:operationKey`,
      body: Change,
      responses: { 200: FundOperation },
      summary: 'Changes a scheduled operation (modify) or cancels it (DELETE)',
    },
    operations: {
      method: 'GET',
      path: `${TRADE}/transactions`,
      query: z.strictObject({
        start_date: z.optional(BankDate),
        end_date: z.optional(BankDate),
        operation_type: z.optional(FundOperationType),
        investment_status: z.optional(z.enum(['SCHEDULED', 'PROCESSED'])),
      }),
      responses: { 200: z.object({ data: z.array(FundOperation) }) },
      summary: 'Lists the operations of all funds, newest first',
      metadata: independentRows,
    },
    receipt: {
      method: 'GET',
      path: `${TRADE}/:operationKey/receipt`,
      responses: { 200: FundOperation },
      summary: 'Returns the receipt of an operation; as a PDF with Accept: application/pdf',
      metadata: { pdf: true },
    },
  },
  routerOptions('Investment funds', ['accounts', 'mutual-funds']),
);
