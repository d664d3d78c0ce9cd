import type { FieldDefinition } from '#contract/domain/field-definition';
import type { BillType } from '#contract/domain/payment';
import type { BillHelp, MerchantCategory } from '#contract/merchants';

/** What a merchant charges each customer, in pesos: one of its plans, or what was used, between two amounts. */
export type Charges = {
  /** A bill for each month, or for two together. */
  months: 1 | 2;
  plans?: readonly [number, ...number[]];
  between?: readonly [low: number, high: number];
};

/** A company that takes payments, as the bank knows it. None of them exists. */
export type MerchantData = {
  merchantId: number;
  /** Readable, and nobody's own. */
  merchantKey: string;
  name: string;
  billType: BillType;
  /** Where it is of one. */
  category?: MerchantCategory;
  help: BillHelp;
  /** What it asks for; the first is the number by which it knows the customer. */
  fields: readonly [FieldDefinition, ...FieldDefinition[]];
  /** Of a service. */
  charges?: Charges;
  /** Of a top-up: what it may come to, in pesos. */
  amounts?: readonly number[];
};

/** The id of the field that names the customer to a service. */
export const REFERENCE = 'reference';

type Reference = {
  /** What the field is called. */
  name: string;
  /** In characters: as many, or from some to others. */
  length: number | readonly [min: number, max: number];
  /** Letters count too. */
  letters?: true;
  /** How it is grouped. */
  format?: string;
};

/** How the ten digits of a phone are grouped. */
export const PHONE_FORMAT = '99 9999 9999';

type Service = Omit<MerchantData, 'fields' | 'amounts'> & {
  reference: Reference;
  /** What it asks for beside the number. */
  more?: readonly FieldDefinition[];
};

/** A service, from the rules of its reference. */
export function service({ reference, more = [], ...merchant }: Service): MerchantData {
  const { name, length, letters, format } = reference;
  const [minimumLength, maximumLength] = typeof length === 'number' ? [length, length] : length;
  // With letters it is a code because its format says so, in one group where it has no other.
  const grouped = format ?? (letters && 'A'.repeat(maximumLength));
  const field: FieldDefinition = {
    id: REFERENCE,
    name,
    type: 'variable',
    dataType: letters ? 2 : 1,
    minimumLength,
    maximumLength,
    ...(grouped && { format: grouped }),
  };
  return { ...merchant, fields: [field, ...more] };
}
