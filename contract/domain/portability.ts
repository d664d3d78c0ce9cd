import * as z from 'zod/mini';
import { AccountRef } from './account';
import { isLuhn } from './card';
import { bankOfClabe, isClabe } from './clabe';
import { BankDate, Instant } from './dates';

export const PortabilityType = z.literal('RECEIVE');

export const PayingAccountType = z.enum(['CLABE', 'DEBIT_CARD']);
export type PayingAccountType = z.infer<typeof PayingAccountType>;

/** REQUESTED and IN_PROCESS are open: cancellable, and they block another request for the same account. */
export const PortabilityStatus = z.enum(['REQUESTED', 'IN_PROCESS', 'ACCEPTED', 'REJECTED', 'CANCELLED']);
export type PortabilityStatus = z.infer<typeof PortabilityStatus>;

export const isOpen = (status: PortabilityStatus): boolean =>
  status === 'REQUESTED' || status === 'IN_PROCESS';

/** Business days for the paying bank's answer, from the day after the request. */
export const ANSWER_DAYS = 10;

export const payingAccountLength: Record<PayingAccountType, number> = { CLABE: 18, DEBIT_CARD: 16 };

export const isPayingAccount = (type: PayingAccountType, digits: string): boolean =>
  digits.length === payingAccountLength[type] &&
  /[1-9]/.test(digits) &&
  (type === 'CLABE' ? isClabe(digits) : isLuhn(digits));

/** Checks the bank of a CLABE; cards are not checked. */
export const belongsTo = (type: PayingAccountType, digits: string, institution: string): boolean =>
  type === 'DEBIT_CARD' || bankOfClabe(digits) === institution;

export const ADULT_YEARS = 18;
const MOST_YEARS = 120;

const yearsAfter = (date: BankDate, years: number): BankDate =>
  `${String(Number(date.slice(0, 4)) + years).padStart(4, '0')}${date.slice(4)}`;

export const isAdult = (birthdate: BankDate, today: BankDate): boolean =>
  yearsAfter(birthdate, ADULT_YEARS) <= today;

export const isBirthdate = (birthdate: BankDate, today: BankDate): boolean =>
  birthdate <= today && yearsAfter(birthdate, MOST_YEARS) > today;

export const Portability = z.object({
  key: z.string(),
  confirmationNumber: z.string(),
  operationDate: Instant,
  portabilityType: PortabilityType,
  status: PortabilityStatus,
  effectiveDate: BankDate,
  accountKey: z.string(),
  account: AccountRef,
  thirdParty: z.string(),
  thirdPartyName: z.string(),
  thirdPartyAccountType: PayingAccountType,
  thirdPartyAccountNumber: z.string(),
  birthdate: BankDate,
  rejectionReason: z.optional(z.string()),
  history: z.optional(z.array(z.object({ status: PortabilityStatus, at: Instant }))),
});
export type Portability = z.infer<typeof Portability>;
