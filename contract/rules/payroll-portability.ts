import { brand } from '../brand';
import { type Entitlement, mayUse } from '../domain/account';
import { isCardOfThisBank, isLuhn } from '../domain/card';
import { bankOfClabe, isClabe } from '../domain/clabe';
import type { BankDate } from '../domain/dates';
import type { PayingAccountType, PortabilityStatus } from '../domain/portability';
import { type AccountKind, isPesoCheques } from './accounts';

export const isOpen = (status: PortabilityStatus): boolean =>
  status === 'REQUESTED' || status === 'IN_PROCESS';

/** True for peso accounts that may receive deposits. */
export const mayReceive = (account: AccountKind & { entitlements: readonly Entitlement[] }): boolean =>
  isPesoCheques(account) && mayUse(account, 'TRANSFER_TO');

/** True for any bank but this one. */
export const isPayingBank = (id: string): boolean => id !== brand.bankId;

export const payingAccountLength: Record<PayingAccountType, number> = { CLABE: 18, DEBIT_CARD: 16 };

export const isPayingAccount = (type: PayingAccountType, digits: string): boolean =>
  digits.length === payingAccountLength[type] &&
  /[1-9]/.test(digits) &&
  (type === 'CLABE' ? isClabe(digits) : isLuhn(digits));

/** Returns the bank of a CLABE or card; undefined for cards of other banks. */
export function bankOfNumber(type: PayingAccountType, digits: string): string | undefined {
  if (type === 'CLABE') return bankOfClabe(digits);
  return isCardOfThisBank(digits) ? brand.bankId : undefined;
}

export function belongsTo(type: PayingAccountType, digits: string, institution: string): boolean {
  const bank = bankOfNumber(type, digits);
  return bank === institution || (type === 'DEBIT_CARD' && bank === undefined);
}

const ADULT_YEARS = 18;
const MAX_YEARS = 120;

const yearsAfter = (date: BankDate, years: number): BankDate =>
  `${String(Number(date.slice(0, 4)) + years).padStart(4, '0')}${date.slice(4)}`;

export const isAdult = (birthdate: BankDate, today: BankDate): boolean =>
  yearsAfter(birthdate, ADULT_YEARS) <= today;

export const isBirthdate = (birthdate: BankDate, today: BankDate): boolean =>
  birthdate <= today && yearsAfter(birthdate, MAX_YEARS) > today;
