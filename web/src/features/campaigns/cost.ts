/* Cost of an offer, computed with the bank's formulas. Amounts are in centavos. */
import type { OfferTerms } from '#contract/campaigns';
import { hasAmountChoice, isLoan, type OfferedProduct } from '#contract/domain/campaign';
import { loanCat, revolvingCat } from '#contract/domain/cat';
import { type BankDate, formatDate } from '#contract/domain/dates';
import { feeOf, type PlannedAmounts, plannedAmounts, totalOf } from '#contract/domain/loan-plan';
import { toCentavos } from '#contract/domain/money';
import { paymentOf as agreedPayment } from '#contract/rules/campaigns';

export type LoanChoice = { product: OfferedProduct; terms: OfferTerms; amount: number; term: number };

const loanOf = ({ terms: { interestRate }, amount, term }: LoanChoice) => ({
  principal: amount,
  yearlyRate: interestRate,
  vat: true,
  term,
});

export const paymentOf = ({ amount, term, terms }: LoanChoice): number =>
  agreedPayment(amount, term, terms.interestRate);

export function catOf(choice: LoanChoice): number {
  const { product, terms, amount } = choice;
  if (isLoan(product)) return loanCat(loanOf(choice), feeOf(amount, terms.openingFee).fee);
  const annualFee = toCentavos(terms.annualFee.amount);
  return revolvingCat({ limit: amount, yearlyRate: terms.interestRate, annualFee });
}

/** Returns the CAT of the whole offer at its longest term. */
export const offeredCat = (product: OfferedProduct, terms: OfferTerms, most: number): number =>
  catOf({ product, terms, amount: most, term: terms.deadlines.at(-1) ?? 1 });

const catNotice = (cat: string, today: BankDate): string =>
  `${cat} sin IVA. Para fines informativos y de comparación. Calculado al ${formatDate(today)}.`;

/** Returns the legal notice for credit offers; with a range for several offers. */
export function catText(cats: readonly number[], today: BankDate): string {
  const [lowest = '', most = ''] = [Math.min(...cats), Math.max(...cats)].map((cat) => cat.toFixed(1));
  return catNotice(`CAT promedio ${lowest === most ? `${lowest}%` : `de ${lowest}% a ${most}%`}`, today);
}

/** The offer's CAT is for the longest term, so the CAT of a selected term has its own label. */
export function chosenCatText(choice: LoanChoice, today: BankDate): string {
  const { product, term } = choice;
  if (!hasAmountChoice(product)) return catText([catOf(choice)], today);
  const subject = isLoan(product) ? `de tu préstamo a ${term} meses` : 'de tu línea';
  return catNotice(`CAT ${subject} ${catOf(choice).toFixed(1)}%`, today);
}

export type LoanCost = {
  payment: number;
  plan: readonly PlannedAmounts[];
  interest: number;
  vat: number;
  /** Opening fee with VAT, and the amount paid out after it. */
  fee: number;
  received: number;
  /** Instalments and fee. */
  total: number;
};

const sumOf = (plan: readonly PlannedAmounts[], part: 'interest' | 'vat'): number =>
  plan.reduce((sum, row) => sum + row[part], 0);

export function loanCost(choice: LoanChoice): LoanCost {
  const plan = plannedAmounts(loanOf(choice));
  const opening = feeOf(choice.amount, choice.terms.openingFee);
  const fee = opening.fee + opening.vat;
  return {
    payment: paymentOf(choice),
    plan,
    interest: sumOf(plan, 'interest'),
    vat: sumOf(plan, 'vat'),
    fee,
    received: choice.amount - fee,
    total: totalOf(plan) + fee,
  };
}
