import type { Merchant } from '#contract/merchants';
import type { NewPayee, Payee } from '#contract/payees';
import type { FieldErrors } from '#web/components/forms/draft.ts';
import { loadMerchants } from '#web/features/bill-payments/shared/payees/merchants.ts';
import { checkPhone, checkRepeated } from '#web/features/bill-payments/shared/payees/phone.ts';
import { checkNickname, normalizeNickname } from '../nickname';
import type { Quote } from './saving';

export type TopUpDraft = { merchant: string; phone: string; phoneRepeated: string; nickname: string };

export type TopUpSetup = { visitId: string; companies: readonly Merchant[] };

export type TopUpCreation = { draft: TopUpDraft; setup: TopUpSetup; quote: Quote; receipt: Payee };

export const setUp = async (visitId: string): Promise<TopUpSetup> => ({
  visitId,
  companies: await loadMerchants('mobile-top-up'),
});

export const draftOf = ({ companies }: TopUpSetup, query: URLSearchParams): TopUpDraft => {
  const requested = query.get('merchant') ?? '';
  const isKnown = companies.some(({ merchantKey }) => merchantKey === requested);
  // The customer typed the number twice for the top-up.
  const number = query.get('mobile_telephone') ?? '';
  const phone = checkPhone(number) === undefined ? number : '';
  return { merchant: isKnown ? requested : '', phone, phoneRepeated: phone, nickname: '' };
};

export const checkTopUp = (draft: TopUpDraft): FieldErrors<TopUpDraft> => ({
  merchant: draft.merchant === '' ? 'Elige la compañía del celular.' : undefined,
  phone: checkPhone(draft.phone),
  phoneRepeated: checkRepeated(draft.phone, draft.phoneRepeated),
  nickname: checkNickname(draft.nickname),
});

/** Builds the body of a valid draft. */
export const bodyOf = ({ merchant, phone, nickname }: TopUpDraft): NewPayee => ({
  nickname: normalizeNickname(nickname),
  bill_type: 'MOBILETOPUP',
  merchant_key: merchant,
  mobile_telephone: phone,
});

export const companyOf = ({ companies }: TopUpSetup, key: string): string =>
  companies.find(({ merchantKey }) => merchantKey === key)?.name ?? '';
