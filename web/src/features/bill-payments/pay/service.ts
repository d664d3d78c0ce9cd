import { addDays, type BankDate } from '#contract/domain/dates';
import { toCentavos } from '#contract/domain/money';
import { BillType, type PaymentReceipt } from '#contract/domain/payment';
import { SCHEDULING_HORIZON_DAYS } from '#contract/domain/scheduling';
import type { Bill } from '#contract/merchants';
import type { Payee } from '#contract/payees';
import type { PaymentOrder, PaymentQuote } from '#contract/payments';
import { amountFromQuery, parseAmount } from '#web/components/forms/amount.ts';
import { requestedSource } from '#web/flow/money-form/accounts.ts';
import type { When } from '#web/flow/money-form/scheduling.ts';
import { payingAccounts } from '../shared/payments/payment-flow';
import type { Operation, PayForm } from './api';
import { payeeOf } from './payee-order';
import { dayAndAmount, firstDay } from './paying';

/** What the form holds. `pays`: all of the bill ('total') or another amount ('other'). `when` may be 'due'. */
export type ServiceDraft = When & {
  payee: string;
  bill: string;
  pays: string;
  amount: string;
  from: string;
};

export type ServiceForm = PayForm & {
  /** What has been read of each payee's bills in this visit: `check` knows the form alone. */
  bills: Map<string, readonly Bill[]>;
  /** The payee that the address asks for, even if it cannot be paid. */
  asked: Payee | undefined;
  quickActions: boolean;
};

/** The order stays with its quote: what is executed is what was validated. */
export type ServiceQuote = PaymentQuote & { order: PaymentOrder; operation: Operation; bill: Bill };

/** What the flow is made of. */
export type Service = {
  draft: ServiceDraft;
  setup: ServiceForm;
  quote: ServiceQuote;
  receipt: PaymentReceipt;
};

/** The type of bill that an address asks for. */
export const billTypeOf = (query: URLSearchParams): BillType => {
  const asked = BillType.safeParse(query.get('billtype'));
  return asked.success && asked.data === 'WITHOUTRECEIPT' ? 'WITHOUTRECEIPT' : 'WITHRECEIPT';
};

/** The bill that is paid: the one that was chosen; else the first that was sent, or the only one. */
export function billOf(
  draft: Pick<ServiceDraft, 'bill'>,
  payee: Pick<Payee, 'billType'>,
  bills: readonly Bill[],
): Bill | undefined {
  const chosen = bills.find(({ key }) => key === draft.bill);
  if (chosen) return chosen;
  return payee.billType === 'WITHRECEIPT' || bills.length === 1 ? bills[0] : undefined;
}

/** What a form is about so far. */
export type Chosen = { payee: Payee | undefined; bill: Bill | undefined };

export function chosenIn(
  draft: ServiceDraft,
  { payees }: Pick<ServiceForm, 'payees'>,
  bills: readonly Bill[] = [],
): Chosen {
  const payee = payeeOf(payees, draft.payee);
  return { payee, bill: payee && billOf(draft, payee, bills) };
}

/** Only of a bill that was sent may a part be paid, or more. */
export const paysOther = (
  { pays }: Pick<ServiceDraft, 'pays'>,
  payee: Pick<Payee, 'billType'> | undefined,
): boolean => pays === 'other' && payee?.billType === 'WITHRECEIPT';

/** Centavos that are paid; undefined while there is no amount. */
export function paidIn(draft: ServiceDraft, { payee, bill }: Chosen): number | undefined {
  if (paysOther(draft, payee)) return parseAmount(draft.amount, 'MXN');
  return bill && toCentavos(bill.amount);
}

/** The day on which a bill is due, if it can be scheduled for it. */
export function dueDay(
  bill: Pick<Bill, 'dueDate'> | undefined,
  { holidays }: Pick<PayForm, 'holidays'>,
  today: BankDate,
): BankDate | undefined {
  if (bill === undefined || bill.dueDate <= today || holidays.has(bill.dueDate)) return undefined;
  return bill.dueDate <= addDays(today, SCHEDULING_HORIZON_DAYS) ? bill.dueDate : undefined;
}

/** When it is paid: the due day is a day like any other. */
export function dayOf({ when, date }: When, bill: Pick<Bill, 'dueDate'> | undefined): When {
  return when === 'due' ? { when: 'later', date: bill?.dueDate ?? '' } : { when, date };
}

/** A draft that has been checked, as the bank wants it. */
export function orderOf(
  draft: ServiceDraft,
  { payee, bill }: { payee: Payee; bill: Bill },
  now: number,
): PaymentOrder {
  const centavos = paidIn(draft, { payee, bill });
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

/** The form that a deep link opens; what it names and is not there is left to choose. */
export function draftOf(form: ServiceForm, query: URLSearchParams, now: number): ServiceDraft {
  const amount = amountFromQuery(query, 'MXN');
  const payee = payeeOf(form.payees, query.get('payee') ?? '');
  return {
    payee: payee?.key ?? '',
    bill: query.get('bill') ?? '',
    pays: amount === '' ? 'total' : 'other',
    amount,
    from: requestedSource(payingAccounts(form.accounts), query.get('origin_account'), form.lastSources),
    ...firstDay('bill-payments', form.holidays, now),
  };
}
