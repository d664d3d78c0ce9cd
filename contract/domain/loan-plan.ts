/** Amounts are centavos. BigInt is exact and keeps decimal.js out of the client. */

import * as z from 'zod/mini';

/** Bounded, because plans are calculated month by month. */
export const MAX_MONTHS = 480;

export const Months = z.int().check(z.gte(1), z.lte(MAX_MONTHS));

const VAT = { numerator: 16n, denominator: 100n };

const MILLION = 1_000_000;
const HUNDRED_PER_CENT = 100n * BigInt(MILLION);
const MONTHS_OF_A_YEAR = 12n;

export type LoanAmounts = {
  principal: number;
  /** Per cent a year: 24 is 24 %. */
  yearlyRate: number;
  vat: boolean;
  /** Months. */
  term: number;
};

export type PlannedAmounts = {
  payment: number;
  principal: number;
  interest: number;
  vat: number;
  balance: number;
};

const millionths = (percent: number): bigint => BigInt(Math.round(percent * MILLION));

/** Rounds half away from zero. */
function portion(
  amount: number,
  { numerator, denominator }: { numerator: bigint; denominator: bigint },
): number {
  const half = amount < 0 ? -denominator : denominator;
  return Number((2n * BigInt(amount) * numerator + half) / (2n * denominator));
}

/** Returns a month's interest: a twelfth of the yearly rate, in short and long months. */
export function interestForMonth(
  balance: number,
  yearlyRate: number,
  withVat: boolean,
): { interest: number; vat: number } {
  const interest = portion(balance, {
    numerator: millionths(yearlyRate),
    denominator: HUNDRED_PER_CENT * MONTHS_OF_A_YEAR,
  });
  return { interest, vat: withVat ? vatOf(interest) : 0 };
}

/** Returns the equal instalment, VAT included, rounded down. */
export function instalmentOf({ principal, yearlyRate, vat, term }: LoanAmounts): number {
  const [amount, months] = [BigInt(principal), BigInt(term)];
  const rate = millionths(yearlyRate) * (vat ? VAT.denominator + VAT.numerator : VAT.denominator);
  const scale = HUNDRED_PER_CENT * MONTHS_OF_A_YEAR * VAT.denominator;
  if (rate === 0n) return Number(amount / months);
  const growth = (scale + rate) ** months;
  return Number((amount * rate * growth) / (scale * (growth - scale ** months)));
}

/** Returns the plan; the last instalment absorbs the rounding difference. */
export function plannedAmounts(terms: LoanAmounts): PlannedAmounts[] {
  const instalment = instalmentOf(terms);
  let balance = terms.principal;
  return Array.from({ length: terms.term }, (_, index) => {
    const { interest, vat } = interestForMonth(balance, terms.yearlyRate, terms.vat);
    const principal = index === terms.term - 1 ? balance : instalment - interest - vat;
    balance -= principal;
    return { payment: principal + interest + vat, principal, interest, vat, balance };
  });
}

export const totalOf = (plan: readonly Pick<PlannedAmounts, 'payment'>[]): number =>
  plan.reduce((total, { payment }) => total + payment, 0);

export const vatOf = (amount: number): number => portion(amount, VAT);

/** Returns a percentage fee and its VAT, each rounded half up. */
export function feeOf(amount: number, percent: number): { fee: number; vat: number } {
  const fee = portion(amount, { numerator: millionths(percent), denominator: HUNDRED_PER_CENT });
  return { fee, vat: vatOf(fee) };
}
