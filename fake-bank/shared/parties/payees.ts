import * as z from 'zod/mini';
import { StoredDay } from '#bank/core/calendar/stored-dates';
import { PositiveCentavos } from '#bank/core/ledger/centavos';
import { Collection } from '#bank/core/storage/collection';
import { findOwned } from '#bank/core/storage/find-owned';
import { keyNumbers } from '#bank/core/storage/sequence';
import { StoredKey } from '#bank/core/storage/stored-text';
import type { Reader, Transaction } from '#bank/core/storage/transaction';
import { isTopUp } from '#contract/domain/payment';
import { Label } from '#contract/domain/text';
import { NICKNAME_MAX, PayeeStatus } from '#contract/payees';
import { Reference, StoredField } from '../fields/stored-field';
import { merchantOf, unknownMerchant } from '../merchants/merchants';

const LastPayment = z.object({
  date: StoredDay,
  amount: PositiveCentavos,
});
type LastPayment = z.infer<typeof LastPayment>;

export const Payee = z.object({
  key: StoredKey,
  customer: StoredKey,
  nickname: Label(NICKNAME_MAX),
  merchantKey: StoredKey,
  status: PayeeStatus,
  /** Number of the contract or account; the phone number for a top-up. */
  reference: Reference,
  values: z.array(StoredField),
  lastPayment: z.optional(LastPayment),
});
export type Payee = z.infer<typeof Payee>;

/** Identity of what is paid. Phones are unique across companies; other numbers per merchant. */
export const payeeNumber = ({ merchantKey, reference }: Pick<Payee, 'merchantKey' | 'reference'>): string =>
  isTopUp(merchantOf(merchantKey).billType) ? reference : `${merchantKey} ${reference}`;

export const payees = new Collection<Payee, 'byCustomer'>(
  'payees',
  Payee,
  (payee) => payee.key,
  { byCustomer: { keys: (payee) => [payee.customer], order: (payee) => payee.key } },
  {
    sequenceNumbers: keyNumbers('payee'),
    unique: (payee) => ({ reference: `el servicio ${payeeNumber(payee)} de ${payee.customer}` }),
    validate: unknownMerchant,
  },
);

export const findOwnedPayee = (reader: Reader, customer: string, key: string): Payee =>
  findOwned(reader, payees, customer, key);

export const payeesOf = (reader: Reader, customer: string): readonly Payee[] =>
  reader.list(payees, 'byCustomer', customer);

export const recordLastPayment = (tx: Transaction, payee: Payee, lastPayment: LastPayment): Payee =>
  tx.put(payees, { ...payee, lastPayment });
