/** CAT (Costo Anual Total): yearly internal rate of return, fees included, VAT excluded, in per cent. */
import { type LoanAmounts, plannedAmounts } from './loan-plan';

const MONTHS_OF_A_YEAR = 12;
const HALVINGS = 60;
const MAX_A_MONTH = 10;

/** Cash flows by month: positive is received, negative is paid. */
type Flows = readonly number[];

const valueAt = (flows: Flows, rate: number): number =>
  flows.reduceRight((later, flow) => flow + later / (1 + rate), 0);

/** Returns the monthly internal rate of return by bisection. The first flow must be positive. */
function monthlyCost(flows: Flows): number {
  let [low, high] = [0, MAX_A_MONTH];
  for (let halved = 0; halved < HALVINGS; halved += 1) {
    const middle = (low + high) / 2;
    if (valueAt(flows, middle) < 0) low = middle;
    else high = middle;
  }
  return low;
}

const yearly = (monthly: number): number => Math.round(((1 + monthly) ** MONTHS_OF_A_YEAR - 1) * 1000) / 10;

/** Returns the CAT of a loan. The fee, in centavos without VAT, is deducted from the amount paid out. */
export function loanCat(terms: LoanAmounts, openingFee: number): number {
  const paid = plannedAmounts(terms).map(({ payment, vat }) => vat - payment);
  return yearly(monthlyCost([terms.principal - openingFee, ...paid]));
}

const MONTHS_TO_PAY = 36;

/** Assumes that a card or line is drawn in full on the first day and repaid in three years, with yearly fees. */
export function revolvingCat({
  limit,
  yearlyRate,
  annualFee,
}: {
  limit: number;
  yearlyRate: number;
  annualFee: number;
}): number {
  const plan = plannedAmounts({ principal: limit, yearlyRate, vat: false, term: MONTHS_TO_PAY });
  const flows = [limit, ...plan.map(({ payment }) => -payment)];
  const isAnniversary = (month: number) => month % MONTHS_OF_A_YEAR === 0 && month < MONTHS_TO_PAY;
  return yearly(monthlyCost(flows.map((flow, month) => (isAnniversary(month) ? flow - annualFee : flow))));
}
