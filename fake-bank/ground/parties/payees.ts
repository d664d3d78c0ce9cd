import * as z from 'zod/mini';
import { PayeeStatus } from '#contract/payees';
import { StoredDay } from '../calendar/stored-dates';
import { PositiveCentavos } from '../ledger/centavos';
import { unknownMerchant } from '../merchants/merchants';
import { Collection } from '../store/collection';
import { own } from '../store/own';
import type { Reader, Transaction } from '../store/transaction';

const LastPayment = z.object({
  date: StoredDay,
  amount: PositiveCentavos,
});
type LastPayment = z.infer<typeof LastPayment>;

/** A service or a phone that a customer pays, with the number by which its merchant knows the customer. */
export const Payee = z.object({
  key: z.string(),
  customer: z.string(),
  nickname: z.string(),
  merchantKey: z.string(),
  status: PayeeStatus,
  /** The number: a contract's, an account's, of a top-up the phone's. */
  reference: z.string(),
  /** What a service asked for, the reference among it. */
  values: z.array(z.object({ id: z.string(), value: z.string() })),
  lastPayment: z.optional(LastPayment),
});
export type Payee = z.infer<typeof Payee>;

export const payees = new Collection<Payee, 'byCustomer'>(
  'payees',
  Payee,
  (payee) => payee.key,
  { byCustomer: { keys: (payee) => [payee.customer], order: (payee) => payee.key } },
  { contradiction: unknownMerchant },
);

/** A payee of this customer; another's answers like one that does not exist. */
export const ownPayee = (reader: Reader, customer: string, key: string): Payee =>
  own(reader, payees, customer, key);

export const payeesOf = (reader: Reader, customer: string): readonly Payee[] =>
  reader.list(payees, 'byCustomer', customer);

/** Remembers that it was paid. */
export const notePaid = (tx: Transaction, payee: Payee, lastPayment: LastPayment): Payee =>
  tx.put(payees, { ...payee, lastPayment });
