/** What is told of a payroll that is brought here from another bank. */
import * as z from 'zod/mini';
import { AccountRef } from './account';
import { isLuhn } from './card';
import { bankOfClabe, isClabe } from './clabe';
import { BankDate, Instant } from './dates';

/** The payroll arrives here; no other kind can be asked for. */
export const PortabilityType = z.literal('RECEIVE');

/** By what the bank that pays knows the account that the payroll leaves. */
export const PayingAccountType = z.enum(['CLABE', 'DEBIT_CARD']);
export type PayingAccountType = z.infer<typeof PayingAccountType>;

/** REQUESTED and IN_PROCESS are open: they can be cancelled, and no second one asks for the same account. */
export const PortabilityStatus = z.enum(['REQUESTED', 'IN_PROCESS', 'ACCEPTED', 'REJECTED', 'CANCELLED']);
export type PortabilityStatus = z.infer<typeof PortabilityStatus>;

export const isOpen = (status: PortabilityStatus): boolean =>
  status === 'REQUESTED' || status === 'IN_PROCESS';

/** Bank days that the paying bank has to answer in, the first of them after the day of the request. */
export const ANSWER_DAYS = 10;

/** How many digits an account of each type has. */
export const payingAccountLength: Record<PayingAccountType, number> = { CLABE: 18, DEBIT_CARD: 16 };

/** Whether its digits fit each other. */
export const isPayingAccount = (type: PayingAccountType, digits: string): boolean =>
  digits.length === payingAccountLength[type] &&
  /[1-9]/.test(digits) &&
  (type === 'CLABE' ? isClabe(digits) : isLuhn(digits));

/** A CLABE says whose it is; a card does not. */
export const belongsTo = (type: PayingAccountType, digits: string, institution: string): boolean =>
  type === 'DEBIT_CARD' || bankOfClabe(digits) === institution;

export const ADULT_YEARS = 18;
/** Nobody is older. */
const MOST_YEARS = 120;

const yearsAfter = (date: BankDate, years: number): BankDate =>
  `${String(Number(date.slice(0, 4)) + years).padStart(4, '0')}${date.slice(4)}`;

/** Whether somebody who was born on a day is of age on another. */
export const isAdult = (birthdate: BankDate, today: BankDate): boolean =>
  yearsAfter(birthdate, ADULT_YEARS) <= today;

/** A day on which somebody who lives can have been born. */
export const isBirthdate = (birthdate: BankDate, today: BankDate): boolean =>
  birthdate <= today && yearsAfter(birthdate, MOST_YEARS) > today;

/** A request to bring the payroll here, as it stands. */
export const Portability = z.object({
  key: z.string(),
  confirmationNumber: z.string(),
  operationDate: Instant,
  portabilityType: PortabilityType,
  status: PortabilityStatus,
  /** While it is open, by when the paying bank answers; from then on, the day on which it ended. */
  effectiveDate: BankDate,
  accountKey: z.string(),
  account: AccountRef,
  /** The institution that pays until now, by its three digits, and its name. */
  thirdParty: z.string(),
  thirdPartyName: z.string(),
  thirdPartyAccountType: PayingAccountType,
  thirdPartyAccountNumber: z.string(),
  birthdate: BankDate,
  /** What follows a bank may leave out: why it was rejected, and when it came to be what it was. */
  rejectionReason: z.optional(z.string()),
  history: z.optional(z.array(z.object({ status: PortabilityStatus, at: Instant }))),
});
export type Portability = z.infer<typeof Portability>;
