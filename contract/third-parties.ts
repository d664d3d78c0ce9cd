import * as z from 'zod/mini';
import { Account } from './domain/account';
import { BankDate } from './domain/dates';
import { Key, Nonce } from './domain/key';
import { Currency, KnownMoney, PositiveAmount } from './domain/money';
import { c, routerOptions } from './domain/router';
import { SignatureRequired } from './domain/signature';
import { maxCharacters } from './domain/text';
import { TransferCategory } from './domain/third-party-type';
import { conceptCharacters, INVALID_CONCEPT, LONGEST_REFERENCE, ONLY_DIGITS } from './rules/third-parties';
import { MAX_CONCEPT_LENGTH } from './rules/transfers';
import { Receipt, TransferType } from './transfers';

export const ThirdPartySetup = z.object({
  key: z.string(),
  nonce: Nonce,
  accounts: z.array(Account),
  commission: z.optional(KnownMoney),
});
export type ThirdPartySetup = z.infer<typeof ThirdPartySetup>;

/** Amounts are in the source account's currency; `start_date` is a day in Mexico City. */
const order = {
  nonce: Nonce,
  transfer_type: TransferType,
  from_account_key: Key,
  to_recipient_key: Key,
  amount: z.strictObject({ amount: PositiveAmount, currency_code: Currency }),
  start_date: BankDate,
  message: z.optional(
    z
      .string()
      .check(
        z.normalize('NFC'),
        maxCharacters(MAX_CONCEPT_LENGTH),
        z.regex(conceptCharacters, INVALID_CONCEPT),
      ),
  ),
  customer_reference: z.optional(
    z.string().check(z.regex(/^\d*$/, ONLY_DIGITS), z.maxLength(LONGEST_REFERENCE)),
  ),
};
export const ThirdPartyExecution = z.strictObject(order);
export const ThirdPartyValidation = z.strictObject({ ...order, action: z.literal('Validate') });
export type ThirdPartyOrder = Omit<z.infer<typeof ThirdPartyExecution>, 'nonce'>;

export const ThirdPartyQuote = z.object({
  key: z.string(),
  amount: KnownMoney,
  commission: z.optional(KnownMoney),
  effectiveDate: BankDate,
  notificationCode: z.optional(z.string()),
});
export type ThirdPartyQuote = z.infer<typeof ThirdPartyQuote>;

const base = '/third-parties/v1/transfers/third-parties';

export const thirdParties = c.router(
  {
    setup: {
      method: 'POST',
      path: base,
      body: z.strictObject({ transfer_type: TransferType, transfer_category: TransferCategory }),
      responses: { 200: ThirdPartySetup },
      summary: 'Begins a transfer to others; returns its key and nonce, the accounts and the commission',
    },
    validate: {
      method: 'PUT',
      path: `${base}/:transferKey`,
      body: ThirdPartyValidation,
      responses: { 200: ThirdPartyQuote },
      summary: 'Checks an order and binds it to the key; may be repeated until it is executed',
    },
    execute: {
      method: 'POST',
      path: `${base}/:transferKey/execute`,
      body: ThirdPartyExecution,
      responses: { 200: z.union([SignatureRequired, Receipt]) },
      summary: 'Executes the validated order once; the bank asks for a signature first',
      metadata: { signed: 'always' },
    },
  },
  routerOptions('Transfers to others', ['transfers', 'third-parties']),
);
