import type { BankDate } from '#contract/domain/dates';
import { toCentavos } from '#contract/domain/money';
import { BillType, type PaymentReceipt } from '#contract/domain/payment';
import type { Bill } from '#contract/merchants';
import type { Payee } from '#contract/payees';
import type { PaymentOrder, PaymentQuote } from '#contract/payments';
import { allowsOtherAmount } from '#contract/rules/payments';
import { schedulingProblem } from '#contract/rules/scheduling';
import { amountFromQuery, parseAmount } from '#web/components/forms/amount.ts';
import { requestedSource } from '#web/flow/money-form/accounts.ts';
import type { When } from '#web/flow/money-form/scheduling.ts';
import { payingAccounts } from '../shared/payments/payment-flow';
import type { Operation, PaySetup } from './api';
import { payeeOf } from './payee-order';
import { dayAndAmount, firstDay } from './payment-days';

/** `pays` is 'total' (all that is still owed) or 'other'; `when` may be 'due'. */
export type ServiceDraft = When & {
  payee: string;
  bill: string;
  pays: string;
  amount: string;
  from: string;
};

export type ServiceSetup = PaySetup & {
  /** Bills read in this form session, by payee key; the flow's `check` reads them from the setup. */
  bills: Map<string, readonly Bill[]>;
  /** Payee in the URL, even if it is disabled. */
  linkedPayee: Payee | undefined;
  quickActions: boolean;
};

/** Keeps the validated order, so that exactly this order is executed. */
export type ServiceQuote = PaymentQuote & { order: PaymentOrder; operation: Operation; bill: Bill };

export type Service = {
  draft: ServiceDraft;
  setup: ServiceSetup;
  quote: ServiceQuote;
  receipt: PaymentReceipt;
};

export const billTypeOf = (query: URLSearchParams): BillType => {
  const billType = BillType.safeParse(query.get('billtype'));
  return billType.success && billType.data === 'WITHOUTRECEIPT' ? 'WITHOUTRECEIPT' : 'WITHRECEIPT';
};

/** Returns the selected bill; else the first bill of a service with receipt, or the only bill of a service without receipt. */
export function billOf(
  draft: Pick<ServiceDraft, 'bill'>,
  payee: Pick<Payee, 'billType'>,
  bills: readonly Bill[],
): Bill | undefined {
  const selectedBill = bills.find(({ key }) => key === draft.bill);
  if (selectedBill) return selectedBill;
  return payee.billType === 'WITHRECEIPT' || bills.length === 1 ? bills[0] : undefined;
}

/** Payee and bill selected in the draft. */
export type PaymentChoice = { payee: Payee | undefined; bill: Bill | undefined };

export function selectionOf(
  draft: ServiceDraft,
  { payees }: Pick<ServiceSetup, 'payees'>,
  bills: readonly Bill[] = [],
): PaymentChoice {
  const payee = payeeOf(payees, draft.payee);
  return { payee, bill: payee && billOf(draft, payee, bills) };
}

export const paysOther = (
  { pays }: Pick<ServiceDraft, 'pays'>,
  payee: Pick<Payee, 'billType'> | undefined,
): boolean => pays === 'other' && payee !== undefined && allowsOtherAmount(payee.billType);

/** Returns the amount to pay in centavos; undefined without a valid one. */
export function amountToPay(draft: ServiceDraft, { payee, bill }: PaymentChoice): number | undefined {
  if (paysOther(draft, payee)) return parseAmount(draft.amount, 'MXN');
  return bill && toCentavos(bill.amount);
}

/** Returns the due date of a bill, if a payment can be scheduled for it. */
export function dueDay(
  bill: Pick<Bill, 'dueDate'> | undefined,
  { holidays }: Pick<PaySetup, 'holidays'>,
  today: BankDate,
): BankDate | undefined {
  if (bill === undefined) return undefined;
  const { dueDate } = bill;
  return schedulingProblem(dueDate, today, (day) => holidays.has(day)) === undefined ? dueDate : undefined;
}

/** Turns 'due' into a scheduled date. */
export function dayOf({ when, date }: When, bill: Pick<Bill, 'dueDate'> | undefined): When {
  return when === 'due' ? { when: 'later', date: bill?.dueDate ?? '' } : { when, date };
}

/** Builds the order of a valid draft. */
export function orderOf(
  draft: ServiceDraft,
  { payee, bill }: { payee: Payee; bill: Bill },
  now: number,
): PaymentOrder {
  const centavos = amountToPay(draft, { payee, bill });
  if (centavos === undefined) throw new TypeError('The draft has not been checked');
  return {
    ...dayAndAmount(dayOf(draft, bill), centavos, now),
    operation_type: payee.billType,
    payment_type: centavos === toCentavos(bill.amount) ? 'TOTAL' : 'PARTIAL',
    from_account_key: draft.from,
    payee_key: payee.key,
    bill_statement_properties: { bill_key: bill.key },
  };
}

/** Returns a draft prefilled from a deep link. An unknown payee or account is ignored. */
export function draftOf(setup: ServiceSetup, query: URLSearchParams, now: number): ServiceDraft {
  const amount = amountFromQuery(query, 'MXN');
  const payee = payeeOf(setup.payees, query.get('payee') ?? '');
  return {
    payee: payee?.key ?? '',
    bill: query.get('bill') ?? '',
    pays: amount === '' ? 'total' : 'other',
    amount,
    from: requestedSource(payingAccounts(setup.accounts), query.get('origin_account'), setup.lastSources),
    ...firstDay('bill-payments', setup.holidays, now),
  };
}
