import { type FieldDefinition, kindOf } from '#contract/domain/field-definition';
import { ChargedMedium, type PreauthorizedReceipt } from '#contract/domain/preauthorized-payment';
import type { Merchant } from '#contract/merchants';
import type { Payee } from '#contract/payees';
import type { NewPreauthorizedPayment, PreauthorizedQuote } from '#contract/preauthorized-payments';
import type { FieldErrors } from '#web/components/forms/draft.ts';
import {
  blankFields,
  checkDefined,
  type DefinedDraft,
  fieldValues,
  nameOf,
  variableFields,
} from '#web/features/bill-payments/shared/defined-fields/defined-fields.ts';
import { findMedium, type Medium } from '../medium';

/** A company with `key` for the picker. */
export type Company = Merchant & { key: string };

export type CreationDraft = DefinedDraft & { merchant: string; medium: string };

export type CreationSetup = {
  customer: string;
  /** Companies with a saved service first. */
  companies: readonly Company[];
  media: readonly Medium[];
  /** Company and number prefilled from the URL. */
  known: { merchantKey: string; reference: string } | undefined;
};

export type Order = Omit<NewPreauthorizedPayment, 'nonce'>;

/** The company's fields and, after validation, the bank's quote. */
export type CreationQuote = {
  merchant: Merchant;
  definitions: readonly FieldDefinition[];
  agreed?: PreauthorizedQuote & { order: Order };
};

export type Creation = {
  draft: CreationDraft;
  setup: CreationSetup;
  quote: CreationQuote;
  receipt: PreauthorizedReceipt;
};

export function companiesOf(merchants: readonly Merchant[], payees: readonly Payee[]): Company[] {
  const indexOf = (key: string) => payees.findIndex(({ merchantKey }) => merchantKey === key) >>> 0;
  return merchants
    .map((merchant) => ({ ...merchant, key: merchant.merchantKey }))
    .toSorted((a, b) => indexOf(a.key) - indexOf(b.key) || a.name.localeCompare(b.name, 'es-MX'));
}

/** Returns the id of the only enabled medium; '' if none or several are enabled. */
function onlyMedium(media: readonly Medium[]): string {
  const [first, ...others] = media.filter(({ enabled }) => enabled);
  return first !== undefined && others.length === 0 ? first.id : '';
}

/** Returns a draft prefilled from a link. Unknown values are ignored. */
export function draftOf({ companies, media, known }: CreationSetup, query: URLSearchParams): CreationDraft {
  const merchant = known?.merchantKey ?? '';
  const medium = findMedium(media, query.get('medium') ?? '');
  return {
    merchant: companies.some(({ key }) => key === merchant) ? merchant : '',
    medium: medium?.enabled ? medium.id : onlyMedium(media),
  };
}

/** Returns blank fields; the first has the number from the URL. */
export function fieldsOf({ known }: CreationSetup, quote: CreationQuote | undefined): DefinedDraft {
  const { merchant, definitions = [] } = quote ?? {};
  const [reference] = variableFields(definitions);
  const isKnown = known !== undefined && known.merchantKey === merchant?.merchantKey;
  return {
    ...blankFields(definitions),
    ...(isKnown && reference && { [nameOf(reference)]: known.reference }),
  };
}

export const checkCompany = (
  { merchant }: CreationDraft,
  { companies }: CreationSetup,
): FieldErrors<CreationDraft> => ({
  merchant: companies.some(({ key }) => key === merchant) ? undefined : 'Elige la empresa que va a cobrar.',
});

export const checkData = (
  draft: CreationDraft,
  { media }: CreationSetup,
  quote: CreationQuote | undefined,
): FieldErrors<CreationDraft> => ({
  ...checkDefined(quote?.definitions ?? [], draft),
  medium: findMedium(media, draft.medium)?.enabled ? undefined : 'Elige de dónde se cobra.',
});

/** Builds the order of a valid draft. An RFC field is the customer's, not the service's. */
export function orderOf(
  draft: CreationDraft,
  { customer }: Pick<CreationSetup, 'customer'>,
  { merchant, definitions }: Pick<CreationQuote, 'merchant' | 'definitions'>,
): Order {
  const isRfc = (definition: FieldDefinition) => kindOf(definition) === 'rfc';
  const [rfc] = fieldValues(definitions.filter(isRfc), draft);
  const [paymentType, ...accountKey] = draft.medium.split(':');
  return {
    payment_type: ChargedMedium.parse(paymentType),
    merchant_id: merchant.merchantId,
    account_key: accountKey.join(':'),
    additional_properties: fieldValues(
      definitions.filter((definition) => !isRfc(definition)),
      draft,
    ),
    customer: { customer_id: customer, ...(rfc && { rfc: rfc.value }) },
  };
}
