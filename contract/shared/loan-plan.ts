/** What a loan in equal instalments costs: the bank agrees to it, the client tells it before. Amounts are centavos. */
import { Decimal } from './decimal';

/** Interest of consumer credit carries it. */
export const VAT = new Decimal('0.16');

const MONTHS_OF_A_YEAR = 12;

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

/** A month's rate as a fraction; with VAT where interest carries it. */
export const monthlyRate = (yearlyRate: number, withVat = false): Decimal =>
  new Decimal(yearlyRate).div(100 * MONTHS_OF_A_YEAR).times(withVat ? VAT.plus(1) : 1);

const whole = (amount: Decimal): number => amount.toDecimalPlaces(0).toNumber();

/** What a month costs on a balance: a twelfth of the year, however many days it has. */
export function interestForMonth(
  balance: number,
  yearlyRate: number,
  withVat: boolean,
): { interest: number; vat: number } {
  // Divided last: a rate that is rounded first would turn a half centavo down.
  const interest = whole(new Decimal(balance).times(yearlyRate).div(100 * MONTHS_OF_A_YEAR));
  return { interest, vat: withVat ? vatOf(interest) : 0 };
}

/** The equal instalment, VAT included, rounded down. */
export function instalmentOf({ principal, yearlyRate, vat, term }: LoanAmounts): number {
  const rate = monthlyRate(yearlyRate, vat);
  const exact = rate.isZero()
    ? new Decimal(principal).div(term)
    : rate.times(principal).div(new Decimal(1).minus(rate.plus(1).pow(-term)));
  return exact.floor().toNumber();
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

export const vatOf = (amount: number): number => whole(VAT.times(amount));

/** A fee in per cent of what it is for, and its VAT, each rounded half up. */
export function feeOf(amount: number, percent: number): { fee: number; vat: number } {
  const fee = whole(new Decimal(amount).times(percent).div(100));
  return { fee, vat: vatOf(fee) };
}
