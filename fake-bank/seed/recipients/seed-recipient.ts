import type { Recipient } from '#bank/shared/parties/recipients';
import { brand } from '#contract/brand';
import { splitLoanId } from '#contract/domain/recipient-identifier';

/** `paid` identifies the movements from which past transfers are derived. */
export type SeedRecipient = Omit<Recipient, 'customer' | 'timesPaid' | 'lastTransfer' | 'activeFrom'> & {
  paid?: TransferTexts;
};

/** Description of the movements, and the message of the transfers. */
export type TransferTexts = { movement: string; message?: string };

type SavedArgs = {
  key: string;
  alias: string;
  /** The names of a person, or the name of a business. */
  name: string | readonly [name: string, lastName: string, secondLastName?: string];
  status?: Recipient['status'];
  paid?: TransferTexts;
};

const recipientOf = (
  { name, status = 'ACTIVE', ...args }: SavedArgs,
  account: Pick<Recipient, 'accountType' | 'accountId' | 'bankId' | 'bankOffice'>,
): SeedRecipient => ({
  ...args,
  ...account,
  status,
  ...(typeof name === 'string'
    ? { recipientType: 'BUSINESS', name }
    : {
        recipientType: 'PERSONAL',
        name: name[0],
        lastName: name[1],
        ...(name[2] !== undefined && { secondLastName: name[2] }),
      }),
});

export const otherBank = (accountId: string, args: SavedArgs): SeedRecipient =>
  recipientOf(args, { accountType: 'TPTOFF', accountId, bankId: accountId.slice(0, 3) });

/** By card or phone number at the other bank. */
export const otherBankCard = (bankId: string, accountId: string, args: SavedArgs): SeedRecipient =>
  recipientOf(args, { accountType: 'TPTOFF', accountId, bankId });

/** By account number (eleven digits), card or phone number at this bank. */
export const sameBank = (accountId: string, args: SavedArgs): SeedRecipient =>
  recipientOf(args, { accountType: 'TPTON', accountId, bankId: brand.bankId });

export const card = (bankId: string, accountId: string, args: SavedArgs): SeedRecipient =>
  recipientOf(args, { accountType: 'TPTCC', accountId, bankId });

export const amex = (bankId: string, accountId: string, args: SavedArgs): SeedRecipient =>
  recipientOf(args, { accountType: 'TPTAMEX', accountId, bankId });

/** Eleven digits including the branch, or twelve without it. */
export const loan = (accountId: string, args: SavedArgs): SeedRecipient =>
  recipientOf(args, { accountType: 'TPTLOAN', accountId, bankId: brand.bankId, ...splitLoanId(accountId) });

export const mortgage = (accountId: string, args: SavedArgs): SeedRecipient =>
  recipientOf(args, { accountType: 'TPTMORTGAGE', accountId, bankId: brand.bankId });

export const buildRecipient = (customer: string, { paid: _, ...rest }: SeedRecipient): Recipient => ({
  ...rest,
  customer,
  timesPaid: 0,
});
