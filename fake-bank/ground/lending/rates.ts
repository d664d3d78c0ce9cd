/** Interest and what comes with it. Rates are per cent a year; amounts are integer centavos, rounded half up. */
import { Decimal } from '#contract/shared/decimal';

const VAT = new Decimal('0.16');
/** Daily interest counts the year as banks do. */
const DAYS_OF_A_YEAR = 360;
export const DAYS_OF_A_MONTH = 30;

export type Charge = { interest: number; vat: number };

const whole = (amount: Decimal): number => amount.toDecimalPlaces(0).toNumber();

const charge = (interest: Decimal, withVat: boolean): Charge => {
  const rounded = whole(interest);
  return { interest: rounded, vat: withVat ? whole(VAT.times(rounded)) : 0 };
};

/** A month's rate as a fraction; with VAT where interest carries it. */
export const monthlyRate = (yearlyRate: number, withVat = false): Decimal =>
  new Decimal(yearlyRate).div(1200).times(withVat ? VAT.plus(1) : 1);

/** What a balance, or the balances of several days together, cost for so many days. */
export const interestForDays = (
  balance: number,
  days: number,
  { yearlyRate, vat }: { yearlyRate: number; vat: boolean },
): Charge => charge(new Decimal(balance).times(days).times(yearlyRate).div(100).div(DAYS_OF_A_YEAR), vat);

/** What a month costs on a balance: a twelfth of the year, however many days it has. */
export const interestForMonth = (balance: number, yearlyRate: number, vat: boolean): Charge =>
  interestForDays(balance, DAYS_OF_A_MONTH, { yearlyRate, vat });

/** Costo Anual Total of credit without fees, before VAT, to one decimal. */
export const cat = (yearlyRate: number): number =>
  monthlyRate(yearlyRate).plus(1).pow(12).minus(1).times(100).toDecimalPlaces(1).toNumber();
