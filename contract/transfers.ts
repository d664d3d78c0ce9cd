import * as z from 'zod/mini';
import { Account, AccountRef } from './domain/account';
import { BankDate, Instant } from './domain/dates';
import { ExchangeRate } from './domain/exchange-rate';
import { Key, KeyFilter, Nonce } from './domain/key';
import { Currency, KnownMoney, PositiveAmount, WireAmount } from './domain/money';
import { pageOf, pageQuery } from './domain/page';
import { independentRows } from './domain/partial-list';
import { c, routerOptions } from './domain/router';
import { Line } from './domain/text';
import { MAX_CONCEPT_LENGTH } from './rules/transfers';

export const HISTORY_PAGE_SIZE = 30;

export const TransferType = z.enum(['onetime', 'schedule']);
export type TransferType = z.infer<typeof TransferType>;

export const TransferStatus = z.enum([
  'PROCESSED',
  'SCHEDULED',
  'BLOCKED',
  'ON_HOLD',
  'REJECTED',
  'REVERSE',
  'START_EXECUTION',
  'FAILED',
  'INQUIRY',
  'CANCELLED',
]);
export type TransferStatus = z.infer<typeof TransferStatus>;

export const TransferSetup = z.object({
  key: z.string(),
  nonce: z.string(),
  accounts: z.array(Account),
  exchangeMatrix: z.array(ExchangeRate),
});
export type TransferSetup = z.infer<typeof TransferSetup>;

/** `amount.currency_code` is the source account's; `start_date` is a day in Mexico City. */
const order = {
  transfer_type: TransferType,
  from_account_key: Key,
  to_account_key: Key,
  amount: z.strictObject({ amount: PositiveAmount, currency_code: Currency }),
  start_date: BankDate,
  message: z.optional(Line(MAX_CONCEPT_LENGTH)),
};
export const TransferValidation = z.strictObject({ ...order, action: z.literal('Validate') });
export const TransferExecution = z.strictObject({ ...order, action: z.literal('Create'), nonce: Nonce });
export type TransferOrder = Omit<z.infer<typeof TransferValidation>, 'action'>;

/** Quote with both amounts, and the rate if their currencies differ. */
export const TransferQuote = z.object({
  key: z.string(),
  fromAmount: KnownMoney,
  toAmount: KnownMoney,
  exchangeRate: z.optional(z.number()),
  effectiveDate: BankDate,
});
export type TransferQuote = z.infer<typeof TransferQuote>;

export const Receipt = z.object({
  key: z.string(),
  confirmationNumber: z.string(),
  status: TransferStatus,
  transferType: TransferType,
  effectiveDate: BankDate,
  operationDate: z.optional(Instant),
  executionDate: z.optional(Instant),
  fromAccount: AccountRef,
  toAccount: z.extend(AccountRef, {
    key: z.string(),
    bankName: z.optional(z.string()),
    holder: z.optional(z.string()),
  }),
  fromAmount: KnownMoney,
  toAmount: KnownMoney,
  exchangeRate: z.optional(z.number()),
  message: z.optional(z.string()),
  thirdPartyType: z.string(),
  commission: z.optional(KnownMoney),
  customerReference: z.optional(z.string()),
  trackingKey: z.optional(z.string()),
  eppUrl: z.optional(z.string()),
  rejection: z.optional(z.string()),
});
export type Receipt = z.infer<typeof Receipt>;

export const TransferRow = z.object({
  key: z.string(),
  transferType: TransferType,
  effectiveDate: BankDate,
  status: TransferStatus,
  amount: WireAmount,
  currencyCode: Currency,
  fromAccount: AccountRef,
  toAccount: AccountRef,
  message: z.optional(z.string()),
  thirdPartyType: z.optional(z.string()),
  trackingKey: z.optional(z.string()),
  eppUrl: z.optional(z.string()),
  rejection: z.optional(z.string()),
});
export type TransferRow = z.infer<typeof TransferRow>;

const base = '/transfers/v1/transfers';

export const transfers = c.router(
  {
    setup: {
      method: 'POST',
      path: base,
      body: z.strictObject({ transfer_type: TransferType }),
      responses: { 200: TransferSetup },
      summary:
        'Begins a transfer between own accounts; returns its key and nonce, the accounts and the rates',
    },
    validate: {
      method: 'PUT',
      path: `${base}/:transferKey`,
      body: TransferValidation,
      responses: { 200: TransferQuote },
      summary: 'Checks an order and binds it to the key; may be repeated until it is executed',
    },
    execute: {
      method: 'POST',
      path: `${base}/:transferKey/execute`,
      body: TransferExecution,
      responses: { 200: Receipt },
      summary: 'Executes the validated order once; a repeat returns the same receipt',
    },
    list: {
      method: 'GET',
      path: base,
      query: z.strictObject({
        start_date: z.optional(BankDate),
        end_date: z.optional(BankDate),
        transfer_type: z.optional(TransferType),
        origin_account: z.optional(KeyFilter),
        destination_account: z.optional(KeyFilter),
        transfer_status: z.optional(TransferStatus),
        ...pageQuery(HISTORY_PAGE_SIZE, 1),
      }),
      responses: { 200: pageOf(TransferRow) },
      summary: 'Lists the transfers, newest first',
      metadata: independentRows,
    },
    receipt: {
      method: 'GET',
      path: `${base}/:transferKey/receipt`,
      responses: { 200: Receipt },
      summary:
        'Returns the receipt by transfer key or confirmation number; as a PDF with Accept: application/pdf',
      metadata: { pdf: true },
    },
    link: {
      method: 'GET',
      path: `${base}/:transferKey/link`,
      responses: { 200: z.object({ link: z.string() }) },
      summary:
        'Returns the link to share a transfer: to its SPEI proof, else to its receipt in the web client',
    },
    cancel: {
      method: 'DELETE',
      path: `${base}/:transferKey`,
      responses: { 204: c.noBody() },
      summary: 'Cancels a scheduled transfer',
    },
  },
  routerOptions('Transfers between own accounts', ['transfers']),
);
