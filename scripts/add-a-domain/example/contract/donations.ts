import * as z from 'zod/mini';
import { Account, AccountRef } from './domain/account';
import { Instant } from './domain/dates';
import { Key, Nonce } from './domain/key';
import { KnownMoney, PositiveAmount } from './domain/money';
import { c, routerOptions } from './domain/router';
import { SignatureRequired } from './domain/signature';

export const Charity = z.object({ id: z.string(), name: z.string() });
export type Charity = z.infer<typeof Charity>;

export const DonationSetup = z.object({
  key: z.string(),
  nonce: z.string(),
  accounts: z.array(Account),
  charities: z.array(Charity),
});
export type DonationSetup = z.infer<typeof DonationSetup>;

/** In pesos. */
export const NewDonation = z.strictObject({
  nonce: Nonce,
  charity_id: z.string().check(z.minLength(1)),
  amount: PositiveAmount,
  from_account_key: Key,
});
export type NewDonation = z.infer<typeof NewDonation>;
export type DonationOrder = Omit<NewDonation, 'nonce'>;

export const DonationQuote = z.object({ key: z.string(), charity: z.string(), totalAmount: KnownMoney });
export type DonationQuote = z.infer<typeof DonationQuote>;

export const Donation = z.extend(DonationQuote, {
  confirmationNumber: z.string(),
  operationDate: Instant,
  fromAccount: AccountRef,
});
export type Donation = z.infer<typeof Donation>;

const base = '/donations/v1/donations';

export const donations = c.router(
  {
    setup: {
      method: 'POST',
      path: base,
      body: z.strictObject({}),
      responses: { 200: DonationSetup },
      summary: 'Begins a donation; returns its key, its nonce and the choices',
    },
    validate: {
      method: 'POST',
      path: `${base}/:donationKey/validations`,
      body: NewDonation,
      responses: { 200: DonationQuote },
      summary: 'Checks a donation and binds it to the key; may be repeated until it is executed',
    },
    execute: {
      method: 'POST',
      path: `${base}/:donationKey/executions`,
      body: NewDonation,
      responses: { 200: z.union([SignatureRequired, Donation]) },
      summary: 'Makes the validated donation once; asks for a signature, then expects the same call again',
      metadata: { signed: 'always' },
    },
    receipt: {
      method: 'GET',
      path: `${base}/:donationKey/receipt`,
      responses: { 200: Donation },
      summary: 'Returns the receipt of a donation; as a PDF with Accept: application/pdf',
      metadata: { pdf: true },
    },
  },
  routerOptions('Donations', ['payments']),
);
