import * as z from 'zod/mini';
import { WireAmount } from './money';
import { Line } from './text';

/** What a field takes, by the number that the wire has for it. Some sources send 4 for a date and 6 for an amount. */
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

/** One thing that a merchant or an office asks for: a form is drawn from a list of them. */
export const FieldDefinition = z.object({
  id: z.string(),
  /** What it is called beside the control. */
  name: z.string(),
  /** What it holds: of a constant one always. */
  value: z.optional(z.string()),
  type: z.enum(['constant', 'variable']),
  dataType: FieldDataType,
  /** In characters, without what only groups them. An amount has none. */
  minimumLength: z.optional(z.int()),
  maximumLength: z.optional(z.int()),
  /** Decimals that an amount may have. */
  decimalType: z.optional(z.int()),
  /** The least that an amount may be, in pesos. */
  minimumAmount: z.optional(WireAmount),
  /** How it is grouped, '999 999 999 999', or the range of a number, '1-6'. */
  format: z.optional(z.string()),
});
export type FieldDefinition = z.infer<typeof FieldDefinition>;

/** What was written into one of them. Amounts are pesos with a point, dates `YYYY-MM-DD`. */
export const FieldValue = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  value: Line(100),
});
export type FieldValue = z.infer<typeof FieldValue>;

/** Where a request has what was given: a refusal of one of them names it by this and its id. */
export const FIELDS_PATH = 'fields.';

/** More fields than any merchant asks for. */
const MOST_FIELDS = 20;

export const FieldValues = z.array(FieldValue).check(
  z.maxLength(MOST_FIELDS),
  z.refine((values) => new Set(values.map(({ id }) => id)).size === values.length, 'Cada dato va una vez.'),
);
