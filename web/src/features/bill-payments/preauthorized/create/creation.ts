import { type FieldDefinition, kindOf } from '#contract/domain/field-definition';
import { ChargedMedium, type PreauthorizedReceipt } from '#contract/domain/preauthorized-payment';
import type { Merchant } from '#contract/merchants';
import type { Payee } from '#contract/payees';
import type { NewPreauthorizedPayment, PreauthorizedQuote } from '#contract/preauthorized-payments';
import type { FieldErrors } from '#web/components/forms/draft.ts';
import {
  askedFields,
  blankFields,
  checkDefined,
  type DefinedDraft,
  fieldValues,
  nameOf,
} from '#web/features/bill-payments/shared/defined-fields/defined.ts';
import { type Medium, mediumNamed } from '../medium';

/** A company as it is chosen: by its key. */
export type Company = Merchant & { key: string };

/** The company, what is charged, and what the company asks for. */
export type CreationDraft = DefinedDraft & { merchant: string; medium: string };

export type CreationForm = {
  customer: string;
  /** Those that the customer has saved a service of first. */
  companies: readonly Company[];
  media: readonly Medium[];
  /** A number of a company that the address fills in. */
  known: { merchantKey: string; reference: string } | undefined;
};

export type Order = Omit<NewPreauthorizedPayment, 'nonce'>;

/** What a company asks for, and once that was given what the bank said of it. */
export type CreationQuote = {
  merchant: Merchant;
  definitions: readonly FieldDefinition[];
  agreed?: PreauthorizedQuote & { order: Order };
};

export type Creation = {
  draft: CreationDraft;
  setup: CreationForm;
  quote: CreationQuote;
  receipt: PreauthorizedReceipt;
};

/** Those of saved services come first, in the order in which these are saved; the others by name. */
export function companiesOf(merchants: readonly Merchant[], payees: readonly Payee[]): Company[] {
  const place = (key: string) => payees.findIndex(({ merchantKey }) => merchantKey === key) >>> 0;
  return merchants
    .map((merchant) => ({ ...merchant, key: merchant.merchantKey }))
    .toSorted((a, b) => place(a.key) - place(b.key) || a.name.localeCompare(b.name, 'es-MX'));
}

/** The one medium that may be charged, where there is nothing to choose. */
function onlyMedium(media: readonly Medium[]): string {
  const [first, ...others] = media.filter(({ enabled }) => enabled);
  return first !== undefined && others.length === 0 ? first.id : '';
}

/** The form that a link opens; what it names and is not there is left to choose. */
export function draftOf({ companies, media, known }: CreationForm, query: URLSearchParams): CreationDraft {
  const merchant = known?.merchantKey ?? '';
  const medium = mediumNamed(media, query.get('medium') ?? '');
  return {
    merchant: companies.some(({ key }) => key === merchant) ? merchant : '',
    medium: medium?.enabled ? medium.id : onlyMedium(media),
  };
}

/** Empty, or with the number that the address knows: it is the first that a company asks for. */
export function fieldsOf({ known }: CreationForm, quote: CreationQuote | undefined): DefinedDraft {
  const { merchant, definitions = [] } = quote ?? {};
  const [reference] = askedFields(definitions);
  const isKnown = known !== undefined && known.merchantKey === merchant?.merchantKey;
  return {
    ...blankFields(definitions),
    ...(isKnown && reference && { [nameOf(reference)]: known.reference }),
  };
}

export const checkCompany = (
  { merchant }: CreationDraft,
  { companies }: CreationForm,
): FieldErrors<CreationDraft> => ({
  merchant: companies.some(({ key }) => key === merchant) ? undefined : 'Elige la empresa que va a cobrar.',
});

export const checkData = (
  draft: CreationDraft,
  { media }: CreationForm,
  quote: CreationQuote | undefined,
): FieldErrors<CreationDraft> => ({
  ...checkDefined(quote?.definitions ?? [], draft),
  medium: mediumNamed(media, draft.medium)?.enabled ? undefined : 'Elige de dónde se cobra.',
});

/** Of what a company asks for the error alone does not say which it is about. */
export function summarizeData(
  field: string,
  error: string,
  _: CreationForm,
  quote: CreationQuote | undefined,
): string {
  const definition = quote?.definitions.find((each) => nameOf(each) === field);
  return definition ? `${definition.name}: ${error}` : error;
}

/** A draft that has been checked, as the bank wants it. An RFC is said of the customer, not of the service. */
export function orderOf(
  draft: CreationDraft,
  { customer }: Pick<CreationForm, 'customer'>,
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
