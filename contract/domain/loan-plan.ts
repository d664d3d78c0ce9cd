/**
 * What a loan in equal instalments costs: the bank agrees to it, the client tells it before. Amounts are centavos. Exact
 * in whole numbers: a client has no room for a library of decimals.
 */

import * as z from 'zod/mini';

/** Months of a plan, bounded since plans are calculated month by month. */
export const Months = z.int().check(z.gte(1), z.lte(480));

/** VAT is 16 of a hundred. */
const VAT = { parts: 16n, of: 100n };

/** Rates are told in per cent, to the millionth. */
const MILLION = 1_000_000;
const HUNDRED_PER_CENT = 100n * BigInt(MILLION);
const MONTHS_OF_A_YEAR = 12n;

export type LoanAmounts = {
  principal: number;
  /** Per cent a year: 24 is 24 %. */
  yearlyRate: number;
  vat: boolean;
  /** Instalments, a month apart. */
  term: number;
};

/** What an instalment pays, and what is owed after it. */
export type PlannedAmounts = {
  payment: number;
  principal: number;
  interest: number;
  vat: number;
  balance: number;
};

const millionths = (percent: number): bigint => BigInt(Math.round(percent * MILLION));

/** A part of an amount, half a centavo rounded up. */
function portion(amount: number, { parts, of }: { parts: bigint; of: bigint }): number {
  const half = amount < 0 ? -of : of;
  return Number((2n * BigInt(amount) * parts + half) / (2n * of));
}

/** What a month costs on a balance: a twelfth of the year, however many days it has. */
export function interestForMonth(
  balance: number,
  yearlyRate: number,
  withVat: boolean,
): { interest: number; vat: number } {
  const interest = portion(balance, {
    parts: millionths(yearlyRate),
    of: HUNDRED_PER_CENT * MONTHS_OF_A_YEAR,
  });
  return { interest, vat: withVat ? vatOf(interest) : 0 };
}

/** The equal instalment, VAT included, rounded down. */
export function instalmentOf({ principal, yearlyRate, vat, term }: LoanAmounts): number {
  const [amount, months] = [BigInt(principal), BigInt(term)];
  // The month's rate is a fraction of these, VAT included.
  const rate = millionths(yearlyRate) * (vat ? VAT.of + VAT.parts : VAT.of);
  const one = HUNDRED_PER_CENT * MONTHS_OF_A_YEAR * VAT.of;
  if (rate === 0n) return Number(amount / months);
  const grown = (one + rate) ** months;
  return Number((amount * rate * grown) / (one * (grown - one ** months)));
}

/** What each instalment pays; the last one takes what the rounding left over. */
export function plannedAmounts(terms: LoanAmounts): PlannedAmounts[] {
  const equal = instalmentOf(terms);
  let balance = terms.principal;
  return Array.from({ length: terms.term }, (_, index) => {
    const { interest, vat } = interestForMonth(balance, terms.yearlyRate, terms.vat);
    const principal = index === terms.term - 1 ? balance : equal - interest - vat;
    balance -= principal;
    return { payment: principal + interest + vat, principal, interest, vat, balance };
  });
}

/** All that a plan asks for. */
export const totalOf = (plan: readonly Pick<PlannedAmounts, 'payment'>[]): number =>
  plan.reduce((total, { payment }) => total + payment, 0);

export const vatOf = (amount: number): number => portion(amount, VAT);

/** A fee in per cent of what it is for, and its VAT, each rounded half up. */
export function feeOf(amount: number, percent: number): { fee: number; vat: number } {
  const fee = portion(amount, { parts: millionths(percent), of: HUNDRED_PER_CENT });
  return { fee, vat: vatOf(fee) };
}
