import * as z from 'zod/mini';
import { Product } from './account';
import { BankDate } from './dates';
import { Money, WireAmount } from './money';

/** What cards, lines, loans and mortgages have in common. Percentages are yearly: 24 is 24 %. */
export const CreditProduct = z.extend(Product, {
  /** What settles it today: a loan's with the interest of the days that have passed. */
  balanceOwed: Money,
  /** The last day to pay what is due now; in the past where a payment is overdue. */
  paymentDueDate: z.optional(BankDate),
  /** The next day to pay by that has not passed. */
  nextDueDate: z.optional(BankDate),
  /** A card's minimum; absent where the instalment is fixed. */
  minimumMonthlyPayment: z.optional(Money),
  /**
   * A card's amount to avoid interest, absent once its day has passed and nothing avoids it any more; a loan's
   * instalment, once its month has begun, and whatever is overdue, and never more than settles it today.
   */
  suggestedMonthlyPayment: z.optional(Money),
  /** What must be paid by `nextDueDate`, overdue payments included. All three fall as soon as something is paid. */
  currentPaymentAmount: z.optional(Money),
  /** What should have been paid already, and the part of it that being late has cost. */
  balances: z.optional(
    z.object({
      balanceOverduePayments: z.optional(Money),
      balanceLateInterest: z.optional(Money),
    }),
  ),
  availableCredit: z.optional(z.array(Money)),
  /** Some banks send it negative. */
  creditLimit: z.optional(z.array(Money)),
  interestRate: z.optional(z.number()),
  /** Costo Anual Total, without VAT. */
  cat: z.optional(z.number()),
});
export type CreditProduct = z.infer<typeof CreditProduct>;

/**
 * A payment of a loan's plan, with the interest that was charged for it or, of one to come, will be if each is paid on
 * its day: less than was agreed where something was paid ahead. Amounts are in the product's currency.
 */
export const Instalment = z.object({
  number: z.int(),
  dueDate: BankDate,
  payment: WireAmount,
  principal: WireAmount,
  interest: WireAmount,
  /** VAT on the interest; a home's mortgage has none. */
  vat: WireAmount,
  /** What is owed after it. */
  balance: WireAmount,
  /** What is still to be paid of it: less than the payment where something was paid ahead. */
  unpaid: z.optional(WireAmount),
  status: z.enum(['PAID', 'OVERDUE', 'PENDING']),
});
export type Instalment = z.infer<typeof Instalment>;

/** Credit that is paid back in equal parts: personal loans and mortgages. */
export const InstalmentCredit = z.extend(CreditProduct, {
  originalAmount: Money,
  /** The day of the loan, and that of its last instalment. */
  startDate: BankDate,
  endDate: BankDate,
  /** Instalments, in all and paid. */
  term: z.int(),
  paidInstalments: z.int(),
  /** What was paid before its day for interest of the month that runs: taken off what settles the loan. */
  interestPaidAhead: z.optional(Money),
  /** Every instalment, oldest first. */
  paymentPlan: z.optional(z.array(Instalment)),
});
export type InstalmentCredit = z.infer<typeof InstalmentCredit>;

type Limits = Pick<CreditProduct, 'availableCredit' | 'creditLimit'>;

/** The limit, whatever its sign on the wire; null where the bank does not say. */
export const creditLimitOf = ({ creditLimit }: Limits): number | null => {
  const amount = creditLimit?.[0]?.amount;
  return amount == null ? null : Math.abs(amount);
};

export const availableCreditOf = ({ availableCredit }: Limits): number | null =>
  availableCredit?.[0]?.amount ?? null;
