import * as z from 'zod/mini';
import { StoredInstant } from '#bank/core/calendar/stored-dates';
import { PositiveCentavos } from '#bank/core/ledger/centavos';
import { Collection, type Reader, type SequenceNumber } from '#bank/core/storage/collection';
import { nextNumber } from '#bank/core/storage/sequence';
import { StoredKey } from '#bank/core/storage/stored-text';
import type { Transaction } from '#bank/core/storage/transaction';
import { CAPTURE_LINE_LENGTH, isCaptureLine } from '#contract/domain/capture-line';
import { TaxOperation } from '#contract/domain/payment';

const Line = z.string().check(z.refine(isCaptureLine, `Write ${CAPTURE_LINE_LENGTH} letters and digits.`));

const Activation = z.object({ customer: StoredKey, operation: TaxOperation, at: StoredInstant });
type Activation = z.infer<typeof Activation>;

export const activationId = ({ customer, operation }: Omit<Activation, 'at'>) => `${customer}:${operation}`;

export const taxActivations = new Collection(
  'tax-activations',
  Activation,
  activationId,
  {},
  { happenedAt: ({ at }) => ({ at }) },
);

export const activationOf = (
  reader: Reader,
  customer: string,
  operation: TaxOperation,
): Activation | undefined => reader.get(taxActivations, activationId({ customer, operation }));

/** Federal taxes require activation; city taxes do not. */
export const isActive = (reader: Reader, customer: string, operation: TaxOperation): boolean =>
  operation === 'CDMX' || activationOf(reader, customer, operation) !== undefined;

const SEQUENCE = 'tax-line';

/** Reference of the next line that a tester asks for. */
export const nextReference = (tx: Transaction): string =>
  `QA${String(nextNumber(tx, SEQUENCE)).padStart(8, '0')}`;

const lineNumbers = {
  [SEQUENCE]: ({ line }: { line: string }): SequenceNumber | undefined => {
    const number = /^..QA(\d{8})/.exec(line)?.[1];
    return number === undefined ? undefined : { field: 'line', number: Number(number) };
  },
};

/** Issued lines have a known amount. */
const IssuedLine = z.object({
  line: Line,
  amount: PositiveCentavos,
});
export const issuedLines = new Collection(
  'issued-lines',
  IssuedLine,
  ({ line }) => line,
  {},
  { sequenceNumbers: lineNumbers },
);

/** Shared by all customers: a line is paid once. */
const PaidLine = z.object({ line: Line });
export const paidLines = new Collection(
  'paid-lines',
  PaidLine,
  ({ line }) => line,
  {},
  { sequenceNumbers: lineNumbers },
);
