/** Interest and what comes with it. Rates are per cent a year; amounts are integer centavos, rounded half up. */

import type { CreditTerms } from '#bank/core/ledger/terms';
import { Decimal } from '#contract/domain/decimal';
import { monthlyRate, VAT } from '#contract/domain/monthly-rate';

/** Daily interest counts the year as banks do. */
const DAYS_OF_A_YEAR = 360;
export const DAYS_OF_A_MONTH = 30;

export type Charge = { interest: number; vat: number };

export const NO_CHARGE: Charge = { interest: 0, vat: 0 };

const whole = (amount: Decimal): number => amount.toDecimalPlaces(0).toNumber();

/** What earlier charges of the same interest left over by rounding; negative where they took too much. */
export type Remainder = { interest: Decimal; vat: Decimal };
export const NO_REMAINDER: Remainder = { interest: new Decimal(0), vat: new Decimal(0) };

/** What is charged of an exact interest, with what earlier charges of it left over. VAT comes with interest alone. */
export function chargeOfExact(exact: Decimal, withVat: boolean, left: Remainder = NO_REMAINDER): Charge {
  const interest = Math.max(0, whole(exact.plus(left.interest)));
  const vat = withVat && interest > 0 ? whole(VAT.times(interest).plus(left.vat)) : 0;
  return { interest, vat: Math.max(0, vat) };
}

/** What a charge leaves over of what had accrued. */
export const afterInterest = (
  { interest, vat }: Remainder,
  charged: number,
  withVat: boolean,
): Remainder => ({
  interest: interest.minus(charged),
  vat: withVat ? vat.plus(VAT.times(charged)) : vat,
});

/** What a balance costs for so many days, before it is rounded. */
export const exactInterest = (balance: number, days: number, yearlyRate: number): Decimal =>
  new Decimal(balance).times(days).times(yearlyRate).div(100).div(DAYS_OF_A_YEAR);

/** What a balance, or the balances of several days together, cost for so many days. */
export const interestForDays = (
  balance: number,
  days: number,
  { yearlyRate, vat }: { yearlyRate: number; vat: boolean },
): Charge => chargeOfExact(exactInterest(balance, days, yearlyRate), vat);

/** Costo Anual Total of credit without fees, before VAT, to one decimal. */
export const catOfRate = (yearlyRate: number): number =>
  monthlyRate(yearlyRate).plus(1).pow(12).minus(1).times(100).toDecimalPlaces(1).toNumber();

/** Terms never change: what follows from them is worked out once. */
const cats = new WeakMap<CreditTerms, number>();

/** That of a credit, as it was agreed. */
export function catOf(terms: CreditTerms): number {
  const found = terms.cat ?? cats.get(terms) ?? catOfRate(terms.yearlyRate);
  cats.set(terms, found);
  return found;
}
