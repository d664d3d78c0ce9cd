/**
 * Costo Anual Total: the yearly rate at which what a customer receives and pays comes to nothing, fees included and
 * VAT left out, in per cent to one decimal. It informs and compares, and no amount is worked out from it.
 */
import { type LoanAmounts, plannedAmounts } from './loan-plan';

const MONTHS_OF_A_YEAR = 12;
/** Halvings that leave less than a millionth of a per cent in doubt. */
const HALVINGS = 60;
/** Ten times the money a month is more than any credit costs. */
const MOST_A_MONTH = 10;

/** By month: positive is received, negative is paid. */
type Flows = readonly number[];

const valueAt = (flows: Flows, rate: number): number =>
  flows.reduceRight((later, flow) => flow + later / (1 + rate), 0);

/** The monthly rate between which halves the value changes its sign; what is received comes first. */
function monthlyCost(flows: Flows): number {
  let [low, high] = [0, MOST_A_MONTH];
  for (let halved = 0; halved < HALVINGS; halved += 1) {
    const middle = (low + high) / 2;
    if (valueAt(flows, middle) < 0) low = middle;
    else high = middle;
  }
  return low;
}

const yearly = (monthly: number): number => Math.round(((1 + monthly) ** MONTHS_OF_A_YEAR - 1) * 1000) / 10;

/** Of a loan whose fee, in centavos without VAT, is taken off what is paid out. */
export function loanCat(terms: LoanAmounts, openingFee: number): number {
  const paid = plannedAmounts(terms).map(({ payment, vat }) => vat - payment);
  return yearly(monthlyCost([terms.principal - openingFee, ...paid]));
}

/** How long a card or a line is taken to be paid back, as they are compared. */
const MONTHS_TO_PAY = 36;

/** Of a card or a line that is used whole on its first day and paid back in three years, with its fee each year. */
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
