import * as z from 'zod/mini';
import { Product } from './account';
import { BankDate } from './dates';
import { Money, WireAmount } from './money';

/** Rates are per cent a year: 24 is 24 %. */
export const CreditProduct = z.extend(Product, {
  balanceOwed: Money,
  paymentDueDate: z.optional(BankDate),
  nextDueDate: z.optional(BankDate),
  minimumMonthlyPayment: z.optional(Money),
  /** Card: amount that avoids interest, until its due date. Loan: instalment, at most the payoff amount. */
  suggestedMonthlyPayment: z.optional(Money),
  /** Includes overdue payments. Payments reduce this amount and the two amounts before it. */
  currentPaymentAmount: z.optional(Money),
  balances: z.optional(
    z.object({
      balanceOverduePayments: z.optional(Money),
      balanceLateInterest: z.optional(Money),
    }),
  ),
  availableCredit: z.optional(z.array(Money)),
  creditLimit: z.optional(z.array(Money)),
  interestRate: z.optional(z.number()),
  cat: z.optional(z.number()),
});
export type CreditProduct = z.infer<typeof CreditProduct>;

/** `interest` is charged or projected; early payments reduce it. Amounts are in the product's currency. */
export const Instalment = z.object({
  number: z.int(),
  dueDate: BankDate,
  payment: WireAmount,
  principal: WireAmount,
  interest: WireAmount,
  vat: WireAmount,
  balance: WireAmount,
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
  interestPaidAhead: z.optional(Money),
  paymentPlan: z.optional(z.array(Instalment)),
});
export type InstalmentCredit = z.infer<typeof InstalmentCredit>;

type Limits = Pick<CreditProduct, 'availableCredit' | 'creditLimit'>;

/** Returns the absolute limit (some banks send it negative), or null if there is none. */
export const creditLimitOf = ({ creditLimit }: Limits): number | null => {
  const amount = creditLimit?.[0]?.amount;
  return amount == null ? null : Math.abs(amount);
};

export const availableCreditOf = ({ availableCredit }: Limits): number | null =>
  availableCredit?.[0]?.amount ?? null;
