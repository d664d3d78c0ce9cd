import type { PaymentReceipt } from '#contract/domain/payment';
import type { Merchant } from '#contract/merchants';
import type { Payee } from '#contract/payees';
import type { PaymentOrder, PaymentQuote } from '#contract/payments';
import { formatAmount, parseAmount } from '#web/components/forms/amount.ts';
import { requestedSource } from '#web/flow/money-form/accounts.ts';
import type { When } from '#web/flow/money-form/scheduling.ts';
import { payingAccounts } from '../shared/payments/payment-flow';
import type { PaySetup } from './api';
import { payeeOf } from './payee-order';
import { dayAndAmount, firstDay } from './payment-days';

/** Value of `to` for an unsaved number. */
export const OTHER = 'other';

/** `amount` is formatted: '100.00'. */
export type TopUpDraft = When & {
  to: string;
  company: string;
  phone: string;
  phoneRepeated: string;
  amount: string;
  from: string;
};

export type TopUpSetup = PaySetup & {
  companies: readonly Merchant[];
  /** Amounts read in this form session, by company; the flow's `check` reads them from the setup. */
  amounts: Map<string, readonly number[]>;
  /** Number in the URL, even if it is disabled. */
  linkedPayee: Payee | undefined;
  quickActions: boolean;
};

/** Keeps the validated order, so that exactly this order is executed. */
export type TopUpQuote = PaymentQuote & { order: PaymentOrder };

export type TopUp = { draft: TopUpDraft; setup: TopUpSetup; quote: TopUpQuote; receipt: PaymentReceipt };

/** An unsaved number needs a signature and is topped up today. */
export const isUnsaved = ({ to }: Pick<TopUpDraft, 'to'>): boolean => to === OTHER;

export function companyOf(
  draft: Pick<TopUpDraft, 'to' | 'company'>,
  { payees, companies }: Pick<TopUpSetup, 'payees' | 'companies'>,
): { merchantKey: string; name: string } | undefined {
  if (isUnsaved(draft)) return companies.find(({ merchantKey }) => merchantKey === draft.company);
  const payee = payeeOf(payees, draft.to);
  return payee && { merchantKey: payee.merchantKey, name: payee.merchantName };
}

/** Returns the selected amount in centavos, if the company offers it. */
export function amountIn(draft: Pick<TopUpDraft, 'amount'>, amounts: readonly number[]): number | undefined {
  const selectedAmount = parseAmount(draft.amount, 'MXN');
  return amounts.find((amount) => amount === selectedAmount);
}

/** Top-ups of unsaved numbers are never scheduled. */
export const dayOf = (draft: TopUpDraft): When =>
  isUnsaved(draft) ? { when: 'today', date: '' } : { when: draft.when, date: draft.date };

/** Builds the order of a valid draft. */
export const orderOf = (draft: TopUpDraft, centavos: number, now: number): PaymentOrder => ({
  ...dayAndAmount(dayOf(draft), centavos, now),
  operation_type: 'MOBILETOPUP',
  payment_type: 'TOTAL',
  from_account_key: draft.from,
  ...(isUnsaved(draft)
    ? { bill_statement_properties: { merchant_key: draft.company, mobile_telephone: draft.phone } }
    : { payee_key: draft.to }),
});

/** Returns a draft prefilled from a deep link; without saved numbers, for an unsaved number. */
export function draftOf(setup: TopUpSetup, query: URLSearchParams, now: number): TopUpDraft {
  const amount = parseAmount(query.get('amount') ?? '', 'MXN');
  const payee = payeeOf(setup.payees, query.get('payee') ?? '');
  return {
    to: payee?.key ?? (setup.payees.length === 0 ? OTHER : ''),
    company: '',
    phone: '',
    phoneRepeated: '',
    amount: amount === undefined ? '' : formatAmount(amount),
    from: requestedSource(payingAccounts(setup.accounts), query.get('origin_account'), setup.lastSources),
    ...firstDay('mobile-top-up', setup.holidays, now),
  };
}
