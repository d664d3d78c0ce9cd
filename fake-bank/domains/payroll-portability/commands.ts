import type { NewPortability, PortabilityOrder } from '#contract/payroll-portability';
import { bankDate } from '#contract/shared/dates';
import { keptAccount } from '../../ground/accounts/kept-account';
import { ownAccount } from '../../ground/accounts/views';
import { noteDone } from '../../ground/activity/activity';
import type { SignedBy } from '../../ground/call/signed-by';
import { nextFolio } from '../../ground/operation/folio';
import { bindOperation, openOperation } from '../../ground/operation/operation';
import { executeSignedOnce, type SignedOutcome } from '../../ground/operation/signed';
import { checkCustomer } from '../../ground/parties/own-customer';
import type { Reader, Transaction } from '../../ground/store/transaction';
import { begin } from './progress';
import { type PortabilityRequest, requestsOf } from './request';
import { checkBirthdate, checkNotAsked, checkPaying, checkReceiving } from './rules';

const KIND = 'payroll-portability';

export type Customer = { customer: string; now: number };

export function open(tx: Transaction, customer: string, asked: string): { key: string; nonce: string } {
  checkCustomer(customer, asked);
  return openOperation(tx, customer, KIND);
}

/** A request as it will be kept once it has a key and a folio. */
export type Drafted = Omit<
  PortabilityRequest,
  'key' | 'confirmationNumber' | 'status' | 'effectiveDate' | 'history' | 'rejection'
>;

/** Checks an order; throws what is wrong with it. */
function check(reader: Reader, { customer, now }: Customer, order: PortabilityOrder): Drafted {
  const account = ownAccount(reader, customer, order.account_key);
  const { third_party_account_type: type, third_party_account_number: number, birthdate } = order;
  const institution = checkPaying(order).id;
  checkReceiving(account);
  checkBirthdate(birthdate, bankDate(now));
  checkNotAsked(number, requestsOf(reader, customer));
  const to = keptAccount(account);
  return { customer, orderedAt: now, to, institution, type, number, birthdate };
}

/** Checks an order and binds it to its key. */
export function validate(
  tx: Transaction,
  who: Customer,
  key: string,
  { nonce, ...order }: NewPortability,
): Drafted {
  // Whose the operation is comes before what is wrong with the order.
  bindOperation(tx, { key, nonce, customer: who.customer, kind: KIND }, order);
  return check(tx, who, order);
}

/** Makes a validated one, once, when it is signed; answers its key. */
export const confirm = (
  tx: Transaction,
  by: SignedBy,
  key: string,
  { nonce, ...order }: NewPortability,
): SignedOutcome =>
  executeSignedOnce(tx, { ...by, key, nonce, kind: KIND }, order, {
    checkOwnership: () => void ownAccount(tx, by.customer, order.account_key),
    check: () => check(tx, by, order),
    make: (drafted) => {
      noteDone(tx, by, 'TRANSFER', 'Pediste la portabilidad de tu nómina');
      return begin(tx, { ...drafted, key, confirmationNumber: nextFolio(tx) }).key;
    },
  });
