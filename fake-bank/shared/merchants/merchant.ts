import type { FieldDefinition } from '#contract/domain/field-definition';
import type { BillType } from '#contract/domain/payment';
import type { BillHelp, MerchantCategory } from '#contract/merchants';

/** Charges in pesos: one of several plans, or usage between two amounts. */
export type Charges = {
  months: 1 | 2;
  plans?: readonly [number, ...number[]];
  between?: readonly [low: number, high: number];
};

export type MerchantData = {
  merchantId: number;
  merchantKey: string;
  name: string;
  billType: BillType;
  category?: MerchantCategory;
  help: BillHelp;
  /** The first field is the merchant's number for the customer. */
  fields: readonly [FieldDefinition, ...FieldDefinition[]];
  /** Services only. */
  charges?: Charges;
  /** Top-ups only, in pesos. */
  amounts?: readonly number[];
};

/** Fictitious: area code 55, then the number of the company. */
export const phoneOf = ({ merchantId }: Pick<MerchantData, 'merchantId'>): string =>
  `55${String(merchantId).padStart(8, '0')}`;

export const REFERENCE = 'reference';

type Reference = {
  name: string;
  /** In characters: exact, or [min, max]. */
  length: number | readonly [min: number, max: number];
  letters?: true;
  format?: string;
};

export const PHONE_FORMAT = '99 9999 9999';

type Service = Omit<MerchantData, 'fields' | 'amounts'> & {
  reference: Reference;
  more?: readonly FieldDefinition[];
};

export function service({ reference, more = [], ...merchant }: Service): MerchantData {
  const { name, length, letters, format } = reference;
  const [minimumLength, maximumLength] = typeof length === 'number' ? [length, length] : length;
  // A field with letters needs a format to be a code; without a given format it is one group.
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
