import * as z from 'zod/mini';
import { Account } from './domain/account';
import { BankDate } from './domain/dates';
import { Key, Nonce } from './domain/key';
import { Currency, KnownMoney, PositiveAmount } from './domain/money';
import { c, domain } from './domain/router';
import { CONCEPT_MAX } from './domain/scheduling';
import { SignatureRequired } from './domain/signature';
import { maxCharacters } from './domain/text';
import { type ThirdPartyType, TransferCategory } from './domain/third-party-type';
import { Receipt, TransferType } from './transfers';

/** What one SPEI transfer may carry outside working hours and on days when banks rest, in pesos. */
export const EXTRAORDINARY_LIMIT = 50_000;

/** Characters that a reference may have; SPEI's is a number. */
export const referenceLength: Record<ThirdPartyType, { min: number; max: number }> = {
  'spei': { min: 1, max: 7 },
  'same-bank': { min: 2, max: 8 },
  'credits': { min: 2, max: 8 },
  'cards': { min: 2, max: 8 },
};

/** SPEI counts references from 1. */
export const NO_REFERENCE = 'Escribe un número mayor que cero.';

const LONGEST_REFERENCE = Math.max(...Object.values(referenceLength).map(({ max }) => max));

/** What the other bank and a receipt on paper can write: Spanish, its signs and its quotes, but no drawings. */
export const conceptCharacters = /^[\x20-\x7e\xa0-\xac\xae-\xff‘’“”–—…€]*$/u;
export const notInConcept = 'Quita los caracteres especiales.';

/** SPEI and transfers inside the bank must say what they are for. */
export const conceptRequired: Record<ThirdPartyType, boolean> = {
  'spei': true,
  'same-bank': true,
  'credits': false,
  'cards': false,
};

export const ThirdPartySetup = z.object({
  key: z.string(),
  nonce: Nonce,
  accounts: z.array(Account),
  /** Charged beside the amount; zero where there is none. VAT is in it. */
  commission: z.optional(KnownMoney),
});
export type ThirdPartySetup = z.infer<typeof ThirdPartySetup>;

/** What a transfer to others asks: in the source account's currency, `start_date` a day in Mexico City. */
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
      .check(z.normalize('NFC'), maxCharacters(CONCEPT_MAX), z.regex(conceptCharacters, notInConcept)),
  ),
  customer_reference: z.optional(
    z.string().check(z.regex(/^\d*$/, 'Escribe solo números.'), z.maxLength(LONGEST_REFERENCE)),
  ),
};
export const ThirdPartyExecution = z.strictObject(order);
export const ThirdPartyValidation = z.strictObject({ ...order, action: z.literal('Validate') });
export type ThirdPartyOrder = Omit<z.infer<typeof ThirdPartyExecution>, 'nonce'>;

/** What the bank will do. */
export const ThirdPartyQuote = z.object({
  key: z.string(),
  amount: KnownMoney,
  commission: z.optional(KnownMoney),
  effectiveDate: BankDate,
  /** A code with 'poa' says that the other side cannot take the money; one with 'coa' that it may take longer. */
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
      summary: 'Begin a transfer to others: its key and nonce, the accounts and the commission',
    },
    validate: {
      method: 'PUT',
      path: `${base}/:transferKey`,
      body: ThirdPartyValidation,
      responses: { 200: ThirdPartyQuote },
      summary: 'Check an order and bind it to the key; may be repeated until it is executed',
    },
    execute: {
      method: 'POST',
      path: `${base}/:transferKey/execute`,
      body: ThirdPartyExecution,
      responses: { 200: z.union([SignatureRequired, Receipt]) },
      summary: 'Carry out the validated order, once; asks for a signature first',
      metadata: { signed: 'always' },
    },
  },
  domain('Transfers to others'),
);
