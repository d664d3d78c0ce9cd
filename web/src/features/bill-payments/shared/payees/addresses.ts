import type { BillType } from '#contract/domain/payment';
import type { Payee, PayeeCategory } from '#contract/payees';
import { PAYMENTS_HUB, paymentBase } from '../payments/addresses';

/** Where the payees of a category are administered. */
export const payeesHub: Record<PayeeCategory, string> = {
  'service': `${PAYMENTS_HUB.to}/services`,
  'mobile-top-up': `${PAYMENTS_HUB.to}/mobile-top-up`,
};

/** A service is saved once its company is chosen. */
export const MERCHANT_SELECTION_PAGE = '/transfers/credits/merchant-selection';

export const createPayee: Record<PayeeCategory, string> = {
  'service': '/transfers/credits/create-payee/service',
  'mobile-top-up': '/transfers/credits/create-payee/mobile-top-up',
};

export const createServiceUrl = (merchantKey: string): string =>
  `${createPayee.service}?${new URLSearchParams({ merchant: merchantKey })}`;

/** Where companies are that charge by themselves. */
export const DIRECT_DEBITS = '/preauthorized-payments';

/** Under which the cache keeps what was read of them. */
export const DIRECT_DEBITS_KEY = ['preauthorized-payments'];

/** Which form pays what: of what has no bill, one is chosen first. */
const payForms: Record<BillType, string> = {
  WITHRECEIPT: paymentBase.WITHRECEIPT,
  WITHOUTRECEIPT: `${payeesHub.service}/bill-selection`,
  MOBILETOPUP: paymentBase.MOBILETOPUP,
};

/** The form that pays one bill of a payee. */
export const payBillUrl = ({ key, billType }: Pick<Payee, 'key' | 'billType'>, billKey: string): string =>
  `${paymentBase.WITHRECEIPT}?${new URLSearchParams({ billtype: billType, payee: key, bill: billKey })}`;

/** The form that pays a payee, with what the customer has chosen filled in. */
export const payUrl = (
  { key, billType }: Pick<Payee, 'key' | 'billType'>,
  prefilled: Readonly<Record<string, string>> = {},
): string => `${payForms[billType]}?${new URLSearchParams({ billtype: billType, payee: key, ...prefilled })}`;
