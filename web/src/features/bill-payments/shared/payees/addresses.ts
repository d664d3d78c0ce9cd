import { BillType, isTopUp, type PaymentReceipt, type PaymentRow } from '#contract/domain/payment';
import type { Payee, PayeeCategory } from '#contract/payees';
import { PAYMENT_HISTORY, PAYMENTS_HUB, paymentBase } from '../payments/addresses';

export const payeesHub: Record<PayeeCategory, string> = {
  'service': `${PAYMENTS_HUB.to}/services`,
  'mobile-top-up': `${PAYMENTS_HUB.to}/mobile-top-up`,
};

/** Saving a service starts with choosing its company. */
export const MERCHANT_SELECTION_PAGE = '/transfers/credits/merchant-selection';

export const createPayee: Record<PayeeCategory, string> = {
  'service': '/transfers/credits/create-payee/service',
  'mobile-top-up': '/transfers/credits/create-payee/mobile-top-up',
};

export const createServiceUrl = (merchantKey: string): string =>
  `${createPayee.service}?${new URLSearchParams({ merchant: merchantKey })}`;

export const payeeHistoryUrl = ({ key }: Pick<Payee, 'key'>): string =>
  `${PAYMENT_HISTORY.to}?${new URLSearchParams({ payee_key: key })}`;

export const DIRECT_DEBITS = '/preauthorized-payments';

export const debitHash = (key: string): string => `#${encodeURIComponent(key)}`;

/** Address of one row in the list of direct debits. */
export const debitUrl = (key: string): string => DIRECT_DEBITS + debitHash(key);

export const DIRECT_DEBITS_KEY = ['preauthorized-payments'];

/** Payment form by bill type; services without receipt choose a bill first. */
const payForms: Record<BillType, string> = {
  WITHRECEIPT: paymentBase.WITHRECEIPT,
  WITHOUTRECEIPT: `${payeesHub.service}/bill-selection`,
  MOBILETOPUP: paymentBase.MOBILETOPUP,
};

/** Payment form with one bill chosen. */
export const payBillUrl = ({ key, billType }: Pick<Payee, 'key' | 'billType'>, billKey: string): string =>
  `${paymentBase.WITHRECEIPT}?${new URLSearchParams({ billtype: billType, payee: key, bill: billKey })}`;

/** Payment form of a payee, with prefilled values. */
export const payUrl = (
  { key, billType }: Pick<Payee, 'key' | 'billType'>,
  prefilled: Readonly<Record<string, string>> = {},
): string => `${payForms[billType]}?${new URLSearchParams({ billtype: billType, payee: key, ...prefilled })}`;

/** Returns the URL to pay a rejected payment again, if its payee is still saved. The amount of a bill may have changed. */
export function repayUrl(payment: PaymentRow | PaymentReceipt): string | undefined {
  const { status, operationType, payeeKey, totalAmount } = payment;
  const billType = BillType.safeParse(operationType).data;
  if (status !== 'REJECTED' || payeeKey === undefined || billType === undefined) return undefined;
  return payUrl({ key: payeeKey, billType }, isTopUp(billType) ? { amount: String(totalAmount.amount) } : {});
}
