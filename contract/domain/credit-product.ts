import * as z from 'zod/mini';
import { Product } from './account';
import { BankDate } from './dates';
import { Money, WireAmount } from './money';

/** Fields common to cards, lines, loans and mortgages. Rates are per cent a year: 24 is 24 %. */
export const CreditProduct = z.extend(Product, {
  /** Payoff amount today; a loan's includes accrued interest. */
  balanceOwed: Money,
  /** Due date of the current payment; in the past if a payment is overdue. */
  paymentDueDate: z.optional(BankDate),
  /** Next due date that has not passed. */
  nextDueDate: z.optional(BankDate),
  /** Minimum payment of a card; absent for fixed instalments. */
  minimumMonthlyPayment: z.optional(Money),
  /**
   * Card: the amount that avoids interest, absent after its due date. Loan: the current month's instalment
   * plus overdue payments, at most the payoff amount.
   */
  suggestedMonthlyPayment: z.optional(Money),
  /** Amount due by `nextDueDate`, overdue payments included. All three decrease with each payment. */
  currentPaymentAmount: z.optional(Money),
  /** Overdue amount, and the part of it that is late charges. */
  balances: z.optional(
    z.object({
      balanceOverduePayments: z.optional(Money),
      balanceLateInterest: z.optional(Money),
    }),
  ),
  availableCredit: z.optional(z.array(Money)),
  /** Negative at some banks. */
  creditLimit: z.optional(z.array(Money)),
  interestRate: z.optional(z.number()),
  /** Costo Anual Total, VAT excluded. */
  cat: z.optional(z.number()),
});
export type CreditProduct = z.infer<typeof CreditProduct>;

/**
 * Instalment with its charged or projected interest, which early payments reduce. Amounts are in the
 * product's currency.
 */
export const Instalment = z.object({
  number: z.int(),
  dueDate: BankDate,
  payment: WireAmount,
  principal: WireAmount,
  interest: WireAmount,
  /** VAT on the interest; mortgages have none. */
  vat: WireAmount,
  balance: WireAmount,
  /** Unpaid part of the payment; early payments reduce it. */
  unpaid: z.optional(WireAmount),
  status: z.enum(['PAID', 'OVERDUE', 'PENDING']),
});
export type Instalment = z.infer<typeof Instalment>;

export const InstalmentCredit = z.extend(CreditProduct, {
  originalAmount: Money,
  startDate: BankDate,
  endDate: BankDate,
  term: z.int(),
  paidInstalments: z.int(),
  /** Interest of the current month paid early; deducted from the payoff amount. */
  interestPaidAhead: z.optional(Money),
  /** Oldest first. */
  paymentPlan: z.optional(z.array(Instalment)),
});
export type InstalmentCredit = z.infer<typeof InstalmentCredit>;

type Limits = Pick<CreditProduct, 'availableCredit' | 'creditLimit'>;

/** Returns the absolute limit, or null if the bank sends none. */
export const creditLimitOf = ({ creditLimit }: Limits): number | null => {
  const amount = creditLimit?.[0]?.amount;
  return amount == null ? null : Math.abs(amount);
};

export const availableCreditOf = ({ availableCredit }: Limits): number | null =>
  availableCredit?.[0]?.amount ?? null;
