import type { Merchant } from '#contract/merchants';
import type { NewPayee, Payee } from '#contract/payees';
import type { FieldDefinition } from '#contract/shared/field-definition';
import { appState, updateSlice } from '../../../app-state/app-state';
import {
  asked,
  blankFields,
  checkDefined,
  type DefinedDraft,
  fieldValues,
} from '../../../defined-fields/defined';
import { dropDraft } from '../../../flow/drafts';
import type { FieldErrors } from '../../../forms/draft';
import { createPayee } from '../../../payee-book/addresses';
import { loadMerchants } from '../../../payee-book/merchants';
import { loadFields } from '../api';
import { checkNickname, tidyNickname } from '../nickname';
import type { Quote } from './saving';

export type ServiceDraft = DefinedDraft & { nickname: string };

/** Without a company there is nothing to ask for. */
export type ServiceForm = {
  visitId: string;
  merchant: Merchant | undefined;
  definitions: readonly FieldDefinition[];
};

export type ServiceCreation = { draft: ServiceDraft; setup: ServiceForm; quote: Quote; receipt: Payee };

export async function setUp(visitId: string, query: URLSearchParams): Promise<ServiceForm> {
  const wanted = query.get('merchant');
  const merchants = wanted === null ? [] : await loadMerchants('service');
  const merchant = merchants.find(({ merchantKey }) => merchantKey === wanted);
  // Text that was typed for one company is not another's.
  const { merchantKey: previous } = appState.getState().payeeCreation;
  if (merchant?.merchantKey !== previous) dropDraft(createPayee.service);
  updateSlice('payeeCreation', { merchantKey: merchant?.merchantKey });
  return { visitId, merchant, definitions: merchant ? await loadFields(merchant) : [] };
}

export const draftOf = ({ definitions }: ServiceForm): ServiceDraft => ({
  ...blankFields(definitions),
  nickname: '',
});

/** The number by which the company knows the customer comes first; the rest follows it. */
export function partsOf({ definitions }: ServiceForm) {
  const [reference, ...rest] = asked(definitions);
  return { reference, rest };
}

export const checkService = (
  draft: ServiceDraft,
  { definitions }: ServiceForm,
): FieldErrors<ServiceDraft> => ({
  ...checkDefined(definitions, draft),
  nickname: checkNickname(draft.nickname),
});

/** A draft that has been checked, as the bank wants it. */
export function bodyOf(draft: ServiceDraft, { merchant, definitions }: ServiceForm): NewPayee {
  if (merchant === undefined) throw new Error('a service without its company');
  return {
    nickname: tidyNickname(draft.nickname),
    bill_type: merchant.billType,
    merchant_key: merchant.merchantKey,
    fields: fieldValues(definitions, draft),
  };
}
