/** Repayment of loans: what was interest and what was principal in each month that has passed. */
import { Decimal } from '#contract/shared/decimal';
import { toCentavos } from '#contract/shared/money';
import type { Habit, Movement } from './habits';
import { eachMonthOn, instantOn } from './year';

const VAT = new Decimal('0.16');
const CHARGED_AT = 7 * 60;
const PAID_AT = 9 * 60;

type Charges = { interest: number; vat: number };

/** The charges that, with `payment` a month, leave `owed` today; oldest first. All in centavos. */
export function chargesBefore(
  owed: number,
  { payment, yearlyRate, vat, months }: { payment: number; yearlyRate: string; vat: boolean; months: number },
): Charges[] {
  const rate = new Decimal(yearlyRate).div(12);
  const vatRate = vat ? VAT : new Decimal(0);
  const growth = rate.mul(vatRate.add(1)).add(1);
  const charges: Charges[] = [];
  let after = owed;
  for (let month = 0; month < months; month += 1) {
    const before = new Decimal(after).add(payment).div(growth);
    const interest = before.mul(rate).toDecimalPlaces(0).toNumber();
    const tax = vatRate.mul(interest).toDecimalPlaces(0).toNumber();
    charges.unshift({ interest, vat: tax });
    after = after + payment - interest - tax;
  }
  return charges;
}

type Loan = {
  /** The loan, and the account that pays it. */
  account: string;
  paidFrom: string;
  day: number;
  /** In pesos: what is owed today and what is paid each month. */
  owed: number;
  payment: number;
  yearlyRate: string;
  /** Interest of consumer credit carries VAT; that of a home's mortgage does not. */
  vat: boolean;
};

export const repayment =
  (loan: Loan): Habit =>
  ({ days }) => {
    const dates = eachMonthOn(days, loan.day);
    const payment = toCentavos(loan.payment);
    const charges = chargesBefore(toCentavos(loan.owed), { ...loan, payment, months: dates.length });
    return dates.flatMap((date, month): Movement[] => {
      const { interest, vat } = charges[month] ?? { interest: 0, vat: 0 };
      const charged = { at: instantOn(date, CHARGED_AT), account: loan.account };
      const rows: Movement[] = [
        { ...charged, counterpart: 'interest', amount: -interest, description: 'Intereses del mes' },
        { ...charged, counterpart: 'vat', amount: -vat, description: 'IVA de intereses' },
        {
          at: instantOn(date, PAID_AT),
          account: loan.account,
          counterpart: loan.paidFrom,
          amount: payment,
          description: 'Pago de crédito',
        },
      ];
      return rows.filter(({ amount }) => amount !== 0);
    });
  };
