import * as z from 'zod/mini';
import { StoredInstant } from '#bank/core/calendar/stored-dates';
import { PositiveCentavos } from '#bank/core/ledger/centavos';
import { Collection } from '#bank/core/storage/collection';
import type { Reader } from '#bank/core/storage/transaction';
import { TaxOperation } from '#contract/domain/payment';

const Activation = z.object({ customer: z.string(), operation: TaxOperation, at: StoredInstant });
type Activation = z.infer<typeof Activation>;

export const activationId = ({ customer, operation }: Omit<Activation, 'at'>) => `${customer}:${operation}`;

export const taxActivations = new Collection('tax-activations', Activation, activationId, {});

export const activationOf = (
  reader: Reader,
  customer: string,
  operation: TaxOperation,
): Activation | undefined => reader.get(taxActivations, activationId({ customer, operation }));

/** Federal taxes require activation; city taxes do not. */
export const isActive = (reader: Reader, customer: string, operation: TaxOperation): boolean =>
  operation === 'CDMX' || activationOf(reader, customer, operation) !== undefined;

/** Issued lines have a known amount. */
const IssuedLine = z.object({
  line: z.string(),
  amount: PositiveCentavos,
});
export const issuedLines = new Collection('issued-lines', IssuedLine, ({ line }) => line, {});

/** Shared by all customers: a line is paid once. */
const PaidLine = z.object({ line: z.string() });
export const paidLines = new Collection('paid-lines', PaidLine, ({ line }) => line, {});
