import * as z from 'zod/mini';
import { WireAmount } from './money';
import { Line } from './text';

/** Field types by wire number. Dates have two numbers, and amounts too. */
const kinds = {
  1: 'numeric',
  2: 'alphanumeric',
  3: 'alpha',
  4: 'date',
  5: 'date',
  6: 'amount',
  7: 'amount',
  8: 'rfc',
} as const;

export const FieldDataType = z.literal([1, 2, 3, 4, 5, 6, 7, 8]);
export type FieldDataType = z.infer<typeof FieldDataType>;
export type FieldKind = (typeof kinds)[FieldDataType];

export const kindOf = ({ dataType }: { dataType: FieldDataType }): FieldKind => kinds[dataType];

export const FieldDefinition = z.object({
  id: z.string(),
  name: z.string(),
  value: z.optional(z.string()),
  type: z.enum(['constant', 'variable']),
  dataType: FieldDataType,
  minimumLength: z.optional(z.int()),
  maximumLength: z.optional(z.int()),
  decimalType: z.optional(z.int()),
  minimumAmount: z.optional(WireAmount),
  format: z.optional(z.string()),
});
export type FieldDefinition = z.infer<typeof FieldDefinition>;

/** Amounts are pesos with a decimal point, dates `YYYY-MM-DD`. */
export const FieldValue = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  value: Line(100),
});
export type FieldValue = z.infer<typeof FieldValue>;

/** Prefix of a value's path in errors; the field id follows. */
export const FIELDS_PATH = 'fields.';

const MAX_FIELDS = 20;

export const FieldValues = z.array(FieldValue).check(
  z.maxLength(MAX_FIELDS),
  z.refine((values) => new Set(values.map(({ id }) => id)).size === values.length, 'Cada dato va una vez.'),
);
