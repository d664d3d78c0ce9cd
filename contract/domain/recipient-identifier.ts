import * as z from 'zod/mini';
import { isLuhn } from './card';
import { CLABE_LENGTH, isClabe } from './clabe';

const thirdPartyAccountTypes = ['TPTON', 'TPTOFF', 'TPTCC', 'TPTAMEX', 'TPTMORTGAGE', 'TPTLOAN'] as const;

export const ThirdPartyAccountType = z.enum(thirdPartyAccountTypes);
export type ThirdPartyAccountType = z.infer<typeof ThirdPartyAccountType>;

export const RecipientAccountType = z.enum([...thirdPartyAccountTypes, 'OWN']);
export type RecipientAccountType = z.infer<typeof RecipientAccountType>;

export const IdentifierKind = z.enum([
  'TPTON_ACCTID',
  'TPTCC_ACCTID',
  'TPTAMEX_ACCTID',
  'TPTLOAN_ACCTID',
  'TPTOFF_ACCTKEY',
  'TPTON_PHONENUMBER',
  'TPTOFF_PHONENUMBER',
  'TPTMORTGAGE_ACCTID',
  'TPTON_DEBITCARDNUMBER',
  'TPTOFF_DEBITCARDNUMBER',
  'TPTON_CREDITCARDNUMBER',
]);
export type IdentifierKind = z.infer<typeof IdentifierKind>;

type IdentifierRule = {
  accountType: ThirdPartyAccountType;
  /** Allowed digit counts. */
  lengths: readonly number[];
  fits?: (digits: string) => boolean;
};

/** Digits of a loan number with office: office 3, filler 1, account 7. A number without office has twelve. */
const OFFICE_LENGTH = 3;
export const LOAN_WITH_OFFICE_LENGTH = 11;
export const LOAN_ACCOUNT_LENGTH = 7;

export const identifiers: Record<IdentifierKind, IdentifierRule> = {
  TPTON_ACCTID: { accountType: 'TPTON', lengths: [11] },
  TPTON_PHONENUMBER: { accountType: 'TPTON', lengths: [10] },
  TPTON_DEBITCARDNUMBER: { accountType: 'TPTON', lengths: [16], fits: isLuhn },
  TPTOFF_ACCTKEY: { accountType: 'TPTOFF', lengths: [CLABE_LENGTH], fits: isClabe },
  TPTOFF_PHONENUMBER: { accountType: 'TPTOFF', lengths: [10] },
  TPTOFF_DEBITCARDNUMBER: { accountType: 'TPTOFF', lengths: [16], fits: isLuhn },
  TPTCC_ACCTID: { accountType: 'TPTCC', lengths: [16], fits: isLuhn },
  TPTON_CREDITCARDNUMBER: { accountType: 'TPTCC', lengths: [16], fits: isLuhn },
  TPTAMEX_ACCTID: { accountType: 'TPTAMEX', lengths: [15], fits: isLuhn },
  TPTLOAN_ACCTID: { accountType: 'TPTLOAN', lengths: [LOAN_WITH_OFFICE_LENGTH, 12] },
  TPTMORTGAGE_ACCTID: { accountType: 'TPTMORTGAGE', lengths: [12] },
};

export const identifierOf = (
  accountType: RecipientAccountType,
  digits: string,
): (IdentifierRule & { kind: IdentifierKind }) | undefined =>
  IdentifierKind.options
    .map((kind) => ({ kind, ...identifiers[kind] }))
    .find(
      (definition) => definition.accountType === accountType && definition.lengths.includes(digits.length),
    );

export const splitLoanId = (digits: string): { bankOffice: string; accountId: string } | undefined =>
  digits.length === LOAN_WITH_OFFICE_LENGTH
    ? { bankOffice: digits.slice(0, OFFICE_LENGTH), accountId: digits.slice(-LOAN_ACCOUNT_LENGTH) }
    : undefined;

export const joinLoanId = (bankOffice: string, accountId: string): string => `${bankOffice}0${accountId}`;

export const padMortgageId = (digits: string): string => digits.padStart(12, '0');
