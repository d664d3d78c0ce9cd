import type { FieldDefinition } from '#contract/domain/field-definition';
import type { Merchant } from '#contract/merchants';
import type { NewPayee, Payee } from '#contract/payees';
import type { FieldErrors } from '#web/components/forms/draft.ts';
import {
  blankFields,
  checkDefined,
  type DefinedDraft,
  fieldValues,
  variableFields,
} from '#web/features/bill-payments/shared/defined-fields/defined-fields.ts';
import { createPayee } from '#web/features/bill-payments/shared/payees/addresses.ts';
import { loadMerchants } from '#web/features/bill-payments/shared/payees/merchants.ts';
import { discardDraft } from '#web/flow/drafts.ts';
import { appState, updateSlice } from '#web/lib/app-state/app-state.ts';
import { loadFields } from '../api';
import { checkNickname, normalizeNickname } from '../nickname';
import type { Quote } from './saving';

export type ServiceDraft = DefinedDraft & { nickname: string };

/** `merchant` is undefined until a company is chosen. */
export type ServiceSetup = {
  visitId: string;
  merchant: Merchant | undefined;
  definitions: readonly FieldDefinition[];
};

export type ServiceCreation = { draft: ServiceDraft; setup: ServiceSetup; quote: Quote; receipt: Payee };

export async function setUp(visitId: string, query: URLSearchParams): Promise<ServiceSetup> {
  const requested = query.get('merchant');
  const merchants = requested === null ? [] : await loadMerchants('service');
  const merchant = merchants.find(({ merchantKey }) => merchantKey === requested);
  // A draft belongs to one company.
  const { merchantKey: previous } = appState.getState().payeeCreation;
  if (merchant?.merchantKey !== previous) discardDraft(createPayee.service);
  updateSlice('payeeCreation', { merchantKey: merchant?.merchantKey });
  return { visitId, merchant, definitions: merchant ? await loadFields(merchant) : [] };
}

export const draftOf = ({ definitions }: ServiceSetup): ServiceDraft => ({
  ...blankFields(definitions),
  nickname: '',
});

export function partsOf({ definitions }: ServiceSetup) {
  const [reference, ...rest] = variableFields(definitions);
  return { reference, rest };
}

export const checkService = (
  draft: ServiceDraft,
  { definitions }: ServiceSetup,
): FieldErrors<ServiceDraft> => ({
  ...checkDefined(definitions, draft),
  nickname: checkNickname(draft.nickname),
});

/** Builds the body of a valid draft. */
export function bodyOf(draft: ServiceDraft, { merchant, definitions }: ServiceSetup): NewPayee {
  if (merchant === undefined) throw new Error('The service has no company');
  return {
    nickname: normalizeNickname(draft.nickname),
    bill_type: merchant.billType,
    merchant_key: merchant.merchantKey,
    fields: fieldValues(definitions, draft),
  };
}
