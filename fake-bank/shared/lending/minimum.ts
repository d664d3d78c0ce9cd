import { addMonths } from '#bank/core/calendar/months';
import type { RevolvingTerms } from '#bank/core/ledger/terms';
import type { BankDate } from '#contract/domain/dates';
import { Decimal } from '#contract/domain/decimal';
import type { History } from './history';
import { limitOn } from './limit';
import { cutOffFrom, entriesWithin, owedAt, paymentDueDate, periodEnding } from './period';
import type { Charge } from './rates';

/** max(1.5 % of the used balance + interest + VAT, 1.25 % of the limit), at most the whole balance. */
export function minimumPayment(balance: number, { interest, vat }: Charge, limit: number): number {
  const charged = interest + vat;
  const balanceShare = new Decimal(balance - charged).times('0.015').plus(charged);
  const limitShare = new Decimal(limit).times('0.0125');
  return Math.min(balance, Decimal.max(balanceShare, limitShare).toDecimalPlaces(0).toNumber());
}

type Arrears = { amount: number; since?: BankDate };

export type Minimum = Charge & { cutOff: BankDate; balance: number; amountDue: number; arrears: Arrears };

function totalsIn(history: History, cutOff: BankDate) {
  const { start } = periodEnding(cutOff);
  const totals = { paid: 0, interest: 0, vat: 0 };
  for (const { amount, charge } of entriesWithin(history, start, cutOff)) {
    if (amount > 0) totals.paid += amount;
    else if (charge === 'interest' || charge === 'vat') totals[charge] -= amount;
  }
  return totals;
}

function arrearsAfter({ cutOff, amountDue, arrears }: Minimum, paid: number): Arrears {
  const amount = Math.max(0, amountDue - paid);
  if (amount === 0) return { amount };
  const since = arrears.amount > paid ? arrears.since : paymentDueDate(cutOff);
  return { amount, ...(since && { since }) };
}

/** Computed from the first cut-off on, because each minimum depends on the one before. */
export function minimumOf(terms: RevolvingTerms, history: History, last: BankDate): Minimum {
  const [first] = history.entries;
  const firstCutOff = first ? cutOffFrom(terms, first.date) : last;
  let minimum: Minimum | undefined;
  for (let cutOff = firstCutOff < last ? firstCutOff : last; ; cutOff = addMonths(cutOff, 1)) {
    const { paid, ...charge } = totalsIn(history, cutOff);
    const arrears: Arrears = minimum ? arrearsAfter(minimum, paid) : { amount: 0 };
    const balance = owedAt(history, cutOff);
    const amountDue = Math.min(
      balance,
      minimumPayment(balance, charge, limitOn(terms, cutOff)) + arrears.amount,
    );
    minimum = { cutOff, ...charge, balance, amountDue, arrears };
    if (cutOff >= last) return minimum;
  }
}

export function overdueOf(minimum: Minimum, paid: number, today: BankDate): Arrears {
  if (today > paymentDueDate(minimum.cutOff)) return arrearsAfter(minimum, paid);
  const { amount, since } = minimum.arrears;
  const left = Math.max(0, amount - paid);
  return { amount: left, ...(left > 0 && since && { since }) };
}
