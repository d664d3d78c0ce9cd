/** The recipients that demo customers have saved, from the few words that tell one from another. */

import type { Recipient } from '#bank/shared/parties/recipients';
import { brand } from '#contract/brand';
import { splitLoanId } from '#contract/domain/recipient-identifier';

/** A recipient as the seed describes it: what was sent there is counted in the movements. */
export type Saved = Omit<Recipient, 'customer' | 'timesPaid' | 'lastTransfer' | 'activeFrom'> & {
  paid?: Paid;
};

/** How the movements that paid it are described, and what was written to it each time. */
export type Paid = { movement: string; message?: string };

type Words = {
  key: string;
  alias: string;
  /** The three names of a person, or the name of a business. */
  name: string | readonly [name: string, lastName: string, secondLastName: string];
  status?: Recipient['status'];
  paid?: Paid;
};

const saved = (
  { name, status = 'ACTIVE', ...words }: Words,
  account: Pick<Recipient, 'accountType' | 'accountId' | 'bankId' | 'bankOffice'>,
): Saved => ({
  ...words,
  ...account,
  status,
  ...(typeof name === 'string'
    ? { recipientType: 'BUSINESS', name }
    : { recipientType: 'PERSONAL', name: name[0], lastName: name[1], secondLastName: name[2] }),
});

/** By CLABE. */
export const otherBank = (accountId: string, words: Words): Saved =>
  saved(words, { accountType: 'TPTOFF', accountId, bankId: accountId.slice(0, 3) });

/** By the card or the phone that the other bank knows the account by. */
export const otherBankCard = (bankId: string, accountId: string, words: Words): Saved =>
  saved(words, { accountType: 'TPTOFF', accountId, bankId });

/** By the eleven digits of an account of this bank, or by its card or phone. */
export const sameBank = (accountId: string, words: Words): Saved =>
  saved(words, { accountType: 'TPTON', accountId, bankId: brand.bankId });

export const card = (bankId: string, accountId: string, words: Words): Saved =>
  saved(words, { accountType: 'TPTCC', accountId, bankId });

export const amex = (bankId: string, accountId: string, words: Words): Saved =>
  saved(words, { accountType: 'TPTAMEX', accountId, bankId });

/** Eleven digits with the bank's office in them, or twelve without. */
export const loan = (accountId: string, words: Words): Saved =>
  saved(words, { accountType: 'TPTLOAN', accountId, bankId: brand.bankId, ...splitLoanId(accountId) });

export const mortgage = (accountId: string, words: Words): Saved =>
  saved(words, { accountType: 'TPTMORTGAGE', accountId, bankId: brand.bankId });

/** The recipient as the bank keeps it before anything was sent there. */
export const savedBy = (customer: string, { paid: _, ...rest }: Saved): Recipient => ({
  ...rest,
  customer,
  timesPaid: 0,
});
