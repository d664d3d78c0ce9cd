import { type Actor, logSuccess } from '#bank/core/activity/activity';
import type { SignedBy } from '#bank/core/http/signed-by';
import { executeSignedOnce, type SignedOutcome } from '#bank/core/operations/execute-signed';
import { nextFolio } from '#bank/core/operations/folio';
import { bindOperation, openOperation } from '#bank/core/operations/operation';
import type { Reader } from '#bank/core/storage/collection';
import type { Transaction } from '#bank/core/storage/transaction';
import { storedAccount } from '#bank/shared/accounts/stored-account';
import { findOwnedAccount } from '#bank/shared/accounts/views';
import { checkCustomer } from '#bank/shared/parties/check-customer';
import { bankDate } from '#contract/domain/dates';
import type { NewPortability, PortabilityOrder } from '#contract/payroll-portability';
import { begin } from './progress';
import { type PortabilityRequest, requestsOf } from './request';
import { checkBirthdate, checkNotRequested, checkPaying, checkReceiving } from './rules';

const KIND = 'payroll-portability';

export function open(
  tx: Transaction,
  customer: string,
  requestedCustomer: string,
): { key: string; nonce: string } {
  checkCustomer(customer, requestedCustomer);
  return openOperation(tx, customer, KIND);
}

export type RequestTerms = Omit<
  PortabilityRequest,
  'key' | 'confirmationNumber' | 'status' | 'effectiveDate' | 'history' | 'rejection'
>;

function check(reader: Reader, { customer, now }: Actor, order: PortabilityOrder): RequestTerms {
  const account = findOwnedAccount(reader, customer, order.account_key);
  const { third_party_account_type: type, third_party_account_number: number, birthdate } = order;
  const institution = checkPaying(order).id;
  checkReceiving(account);
  checkBirthdate(birthdate, bankDate(now));
  checkNotRequested(number, requestsOf(reader, customer));
  const to = storedAccount(account);
  return { customer, orderedAt: now, to, institution, type, number, birthdate };
}

export function validate(
  tx: Transaction,
  actor: Actor,
  key: string,
  { nonce, ...order }: NewPortability,
): RequestTerms {
  // Ownership errors come before errors in the order.
  bindOperation(tx, { key, nonce, customer: actor.customer, kind: KIND }, order);
  return check(tx, actor, order);
}

/** Creates a validated and signed request once; returns its key. */
export const confirm = (
  tx: Transaction,
  by: SignedBy,
  key: string,
  { nonce, ...order }: NewPortability,
): SignedOutcome =>
  executeSignedOnce(tx, { ...by, key, nonce, kind: KIND }, order, {
    checkOwnership: () => void findOwnedAccount(tx, by.customer, order.account_key),
    check: () => check(tx, by, order),
    make: (drafted) => {
      logSuccess(tx, by, 'TRANSFER', 'Pediste la portabilidad de tu nómina');
      return begin(tx, { ...drafted, key, confirmationNumber: nextFolio(tx) }).key;
    },
  });
