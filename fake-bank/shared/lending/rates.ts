/** Interest and VAT. Rates are percent per year; amounts are centavos, rounded half up. */

import type { CreditTerms } from '#bank/core/ledger/terms';
import { Decimal } from '#contract/domain/decimal';
import { monthlyRate, VAT } from '#contract/domain/monthly-rate';

/** Commercial year. */
const DAYS_OF_A_YEAR = 360;
export const DAYS_OF_A_MONTH = 30;

export type Charge = { interest: number; vat: number };

export const NO_CHARGE: Charge = { interest: 0, vat: 0 };

const roundToCentavo = (amount: Decimal): number => amount.toDecimalPlaces(0).toNumber();

export type Remainder = { interest: Decimal; vat: Decimal };
export const NO_REMAINDER: Remainder = { interest: new Decimal(0), vat: new Decimal(0) };

/** VAT applies to charged interest only. */
export function chargeOfExact(exact: Decimal, withVat: boolean, left: Remainder = NO_REMAINDER): Charge {
  const interest = Math.max(0, roundToCentavo(exact.plus(left.interest)));
  const vat = withVat && interest > 0 ? roundToCentavo(VAT.times(interest).plus(left.vat)) : 0;
  return { interest, vat: Math.max(0, vat) };
}

export const remainderAfterInterest = (
  { interest, vat }: Remainder,
  charged: number,
  withVat: boolean,
): Remainder => ({
  interest: interest.minus(charged),
  vat: withVat ? vat.plus(VAT.times(charged)) : vat,
});

export const exactInterest = (balance: number, days: number, yearlyRate: number): Decimal =>
  new Decimal(balance).times(days).times(yearlyRate).div(100).div(DAYS_OF_A_YEAR);

export const interestForDays = (
  balance: number,
  days: number,
  { yearlyRate, vat }: { yearlyRate: number; vat: boolean },
): Charge => chargeOfExact(exactInterest(balance, days, yearlyRate), vat);

/** CAT (Costo Anual Total) without fees and VAT, to one decimal. */
export const catOfRate = (yearlyRate: number): number =>
  monthlyRate(yearlyRate).plus(1).pow(12).minus(1).times(100).toDecimalPlaces(1).toNumber();

const catCache = new WeakMap<CreditTerms, number>();

export function catOf(terms: CreditTerms): number {
  const cat = terms.cat ?? catCache.get(terms) ?? catOfRate(terms.yearlyRate);
  catCache.set(terms, cat);
  return cat;
}
