import * as z from 'zod/mini';
import { startOfDay } from '#bank/core/calendar/day';
import { StoredDay } from '#bank/core/calendar/stored-dates';
import { PositiveCentavos } from '#bank/core/ledger/centavos';
import { Collection, type Problem, type Reader } from '#bank/core/storage/collection';
import { findOwned } from '#bank/core/storage/find-owned';
import { keyNumbers } from '#bank/core/storage/sequence';
import { StoredKey, StoredLabel } from '#bank/core/storage/stored-text';
import type { Transaction } from '#bank/core/storage/transaction';
import { checkField } from '#contract/domain/field-rules';
import { isTopUp } from '#contract/domain/payment';
import { MAX_NICKNAME_LENGTH, PayeeStatus } from '#contract/payees';
import { Reference, StoredField } from '../fields/stored-field';
import { referenceForm } from '../merchants/fixture-reference';
import { merchantOf, unknownMerchant } from '../merchants/merchants';
import { aliasKey } from './alias';

const LastPayment = z.object({
  date: StoredDay,
  amount: PositiveCentavos,
});
type LastPayment = z.infer<typeof LastPayment>;

export const Payee = z.object({
  key: StoredKey,
  customer: StoredKey,
  nickname: StoredLabel(MAX_NICKNAME_LENGTH),
  merchantKey: StoredKey,
  status: PayeeStatus,
  /** Number of the contract or account; the phone number for a top-up. */
  reference: Reference,
  values: z.array(StoredField),
  lastPayment: z.optional(LastPayment),
});
export type Payee = z.infer<typeof Payee>;

/** Returns the payee's identity. Phones are unique across companies, other numbers per merchant. */
export const payeeNumber = ({ merchantKey, reference }: Pick<Payee, 'merchantKey' | 'reference'>): string =>
  isTopUp(merchantOf(merchantKey).billType) ? reference : `${merchantKey} ${reference}`;

/** The reference must be valid for the company and equal the value of its field. */
function referenceProblem({ merchantKey, reference, values }: Payee): Problem | undefined {
  const merchant = merchantOf(merchantKey);
  const [definition] = merchant.fields;
  if (checkField(definition, reference) !== undefined)
    return { field: 'reference', reason: referenceForm(merchant) };
  const value = values.find(({ id }) => id === definition.id)?.value ?? reference;
  return value === reference
    ? undefined
    : { field: 'reference', reason: `is not the value of "${definition.id}", ${value}.` };
}

export const payees = new Collection<Payee, 'byCustomer'>(
  'payees',
  Payee,
  (payee) => payee.key,
  { byCustomer: { keys: (payee) => [payee.customer], order: (payee) => payee.key } },
  {
    sequenceNumbers: keyNumbers('payee'),
    happenedAt: ({ lastPayment }) => ({ 'lastPayment.date': lastPayment && startOfDay(lastPayment.date) }),
    unique: (payee) => ({
      reference: `the service ${payeeNumber(payee)} of ${payee.customer}`,
      nickname: `the nickname "${aliasKey(payee.nickname)}" of a payee of ${payee.customer}`,
    }),
    validate: (payee) => unknownMerchant(payee) ?? referenceProblem(payee),
  },
);

export const findOwnedPayee = (reader: Reader, customer: string, key: string): Payee =>
  findOwned(reader, payees, customer, key);

export const payeesOf = (reader: Reader, customer: string): readonly Payee[] =>
  reader.list(payees, 'byCustomer', customer);

export const recordLastPayment = (tx: Transaction, payee: Payee, lastPayment: LastPayment): Payee =>
  tx.put(payees, { ...payee, lastPayment });
