import type { PaymentReceipt } from '#contract/domain/payment';
import type { Merchant } from '#contract/merchants';
import type { Payee } from '#contract/payees';
import type { PaymentOrder, PaymentQuote } from '#contract/payments';
import { formatAmount, parseAmount } from '#web/components/forms/amount.ts';
import { requestedSource } from '#web/flow/money-form/accounts.ts';
import type { When } from '#web/flow/money-form/scheduling.ts';
import { payingAccounts } from '../shared/payments/payment-flow';
import type { PayForm } from './api';
import { payeeOf } from './payee-order';
import { dayAndAmount, firstDay } from './paying';

/** In the place of a saved number's key: one that is not saved. */
export const OTHER = 'other';

/** What the form holds; the amount as '100.00'. */
export type TopUpDraft = When & {
  to: string;
  company: string;
  phone: string;
  phoneRepeated: string;
  amount: string;
  from: string;
};

export type TopUpForm = PayForm & {
  companies: readonly Merchant[];
  /** What has been read of each company's amounts in this visit: `check` knows the form alone. */
  amounts: Map<string, readonly number[]>;
  /** The number that the address asks for, even if it cannot be topped up. */
  asked: Payee | undefined;
  quickActions: boolean;
};

/** The order stays with its quote: what is executed is what was validated. */
export type TopUpQuote = PaymentQuote & { order: PaymentOrder };

/** What the flow is made of. */
export type TopUp = { draft: TopUpDraft; setup: TopUpForm; quote: TopUpQuote; receipt: PaymentReceipt };

/** A number that is not saved is signed, and topped up today. */
export const isUnsaved = ({ to }: Pick<TopUpDraft, 'to'>): boolean => to === OTHER;

/** The company whose amounts are offered. */
export function companyOf(
  draft: Pick<TopUpDraft, 'to' | 'company'>,
  { payees, companies }: Pick<TopUpForm, 'payees' | 'companies'>,
): { merchantKey: string; name: string } | undefined {
  if (isUnsaved(draft)) return companies.find(({ merchantKey }) => merchantKey === draft.company);
  const payee = payeeOf(payees, draft.to);
  return payee && { merchantKey: payee.merchantKey, name: payee.merchantName };
}

/** Centavos that were chosen and that the company has; undefined while there are none. */
export function amountIn(draft: Pick<TopUpDraft, 'amount'>, amounts: readonly number[]): number | undefined {
  const chosen = parseAmount(draft.amount, 'MXN');
  return amounts.find((amount) => amount === chosen);
}

/** An unsaved number is never scheduled. */
export const dayOf = (draft: TopUpDraft): When =>
  isUnsaved(draft) ? { when: 'today', date: '' } : { when: draft.when, date: draft.date };

/** A draft that has been checked, as the bank wants it. */
export const orderOf = (draft: TopUpDraft, centavos: number, now: number): PaymentOrder => ({
  ...dayAndAmount(dayOf(draft), centavos, now),
  operation_type: 'MOBILETOPUP',
  payment_type: 'TOTAL',
  from_account_key: draft.from,
  ...(isUnsaved(draft)
    ? { bill_statement_properties: { merchant_key: draft.company, mobile_telephone: draft.phone } }
    : { payee_key: draft.to }),
});

/** The form that a deep link opens. Who has saved no number begins with another. */
export function draftOf(form: TopUpForm, query: URLSearchParams, now: number): TopUpDraft {
  const amount = parseAmount(query.get('amount') ?? '', 'MXN');
  const asked = payeeOf(form.payees, query.get('payee') ?? '');
  return {
    to: asked?.key ?? (form.payees.length === 0 ? OTHER : ''),
    company: '',
    phone: '',
    phoneRepeated: '',
    amount: amount === undefined ? '' : formatAmount(amount),
    from: requestedSource(payingAccounts(form.accounts), query.get('origin_account'), form.lastSources),
    ...firstDay('mobile-top-up', form.holidays, now),
  };
}
