import * as z from 'zod/mini';
import { StoredDay } from '#bank/core/calendar/stored-dates';
import { PositiveCentavos } from '#bank/core/ledger/centavos';
import { Collection } from '#bank/core/storage/collection';
import { findOwned } from '#bank/core/storage/find-owned';
import { keysFrom } from '#bank/core/storage/sequence';
import type { Reader, Transaction } from '#bank/core/storage/transaction';
import { PayeeStatus } from '#contract/payees';
import { unknownMerchant } from '../merchants/merchants';

const LastPayment = z.object({
  date: StoredDay,
  amount: PositiveCentavos,
});
type LastPayment = z.infer<typeof LastPayment>;

export const Payee = z.object({
  key: z.string(),
  customer: z.string(),
  nickname: z.string(),
  merchantKey: z.string(),
  status: PayeeStatus,
  /** Number of the contract or account; the phone number for a top-up. */
  reference: z.string(),
  values: z.array(z.object({ id: z.string(), value: z.string() })),
  lastPayment: z.optional(LastPayment),
});
export type Payee = z.infer<typeof Payee>;

export const payees = new Collection<Payee, 'byCustomer'>(
  'payees',
  Payee,
  (payee) => payee.key,
  { byCustomer: { keys: (payee) => [payee.customer], order: (payee) => payee.key } },
  { numbered: keysFrom('payee'), validate: unknownMerchant },
);

export const findOwnedPayee = (reader: Reader, customer: string, key: string): Payee =>
  findOwned(reader, payees, customer, key);

export const payeesOf = (reader: Reader, customer: string): readonly Payee[] =>
  reader.list(payees, 'byCustomer', customer);

export const recordLastPayment = (tx: Transaction, payee: Payee, lastPayment: LastPayment): Payee =>
  tx.put(payees, { ...payee, lastPayment });
