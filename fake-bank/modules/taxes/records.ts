import * as z from 'zod/mini';
import { StoredInstant } from '#bank/core/calendar/stored-dates';
import { PositiveCentavos } from '#bank/core/ledger/centavos';
import { Collection } from '#bank/core/storage/collection';
import type { Reader } from '#bank/core/storage/transaction';
import { TaxOperation } from '#contract/domain/payment';

/** A customer's activation of tax payments. */
const Activation = z.object({ customer: z.string(), operation: TaxOperation, at: StoredInstant });
type Activation = z.infer<typeof Activation>;

/** By what an activation is kept. */
export const activationId = ({ customer, operation }: Omit<Activation, 'at'>) => `${customer}:${operation}`;

export const taxActivations = new Collection('tax-activations', Activation, activationId, {});

export const activationOf = (
  reader: Reader,
  customer: string,
  operation: TaxOperation,
): Activation | undefined => reader.get(taxActivations, activationId({ customer, operation }));

/** Federal taxes have to be activated once; those of the city are open to everybody. */
export const isActive = (reader: Reader, customer: string, operation: TaxOperation): boolean =>
  operation === 'CDMX' || activationOf(reader, customer, operation) !== undefined;

/** A line that an office issued: its amount is known, so that nobody has to type it. */
const IssuedLine = z.object({
  line: z.string(),
  amount: PositiveCentavos,
});
export const issuedLines = new Collection('issued-lines', IssuedLine, ({ line }) => line, {});

/** A line is paid once, whoever pays it. */
const PaidLine = z.object({ line: z.string() });
export const paidLines = new Collection('paid-lines', PaidLine, ({ line }) => line, {});
