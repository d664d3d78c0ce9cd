import { type Actor, logSuccess } from '#bank/core/activity/activity';
import type { SignedBy } from '#bank/core/http/signed-by';
import { executeSignedOnce, type SignedOutcome } from '#bank/core/operations/execute-signed';
import { nextFolio } from '#bank/core/operations/folio';
import { bindOperation, keyOfNonce, reuseOpenOperation } from '#bank/core/operations/operation';
import type { Reader } from '#bank/core/storage/collection';
import type { Transaction } from '#bank/core/storage/transaction';
import { storedAccount } from '#bank/shared/accounts/stored-account';
import { findOwnedAccount } from '#bank/shared/accounts/views';
import { REFERENCE } from '#bank/shared/merchants/merchant';
import { merchantOf } from '#bank/shared/merchants/merchants';
import { checkCustomer } from '#bank/shared/parties/check-customer';
import { type DirectDebit, directDebits } from '#bank/shared/payments/direct-debit';
import { bankDate } from '#contract/domain/dates';
import type { NewPreauthorizedPayment } from '#contract/preauthorized-payments';
import { firstOccurrence, plan } from './charge-plan';
import { statusOf } from './media';
import { checkEnabled, checkMedium, checkNotTaken, chosenMerchant, givenFieldsOf, type Order } from './rules';

/** One kind for creations and cancellations: they share the list's nonce. */
export const KIND = 'preauthorized-payment';

export const open = (tx: Transaction, customer: string) => reuseOpenOperation(tx, customer, KIND);

export type DirectDebitTerms = Omit<DirectDebit, 'key' | 'confirmationNumber'>;

const identificationOf = ({ phone_number, identification_number, rfc }: Order['customer']) => ({
  ...(phone_number !== undefined && { phone: phone_number }),
  ...(identification_number !== undefined && { identification: identification_number }),
  ...(rfc !== undefined && { rfc: rfc.toUpperCase() }),
});

/** Checks in this order: ownership, company, medium, fields. */
function check(reader: Reader, { customer, now }: Actor, order: Order): DirectDebitTerms {
  const { payment_type: paymentType, account_key } = order;
  checkCustomer(customer, order.customer.customer_id);
  const account = findOwnedAccount(reader, customer, account_key);
  const { merchantKey, fields } = chosenMerchant(order.merchant_id);
  const mediaTypeNumber = checkMedium(account, paymentType);
  checkEnabled(statusOf(reader, { account: account_key, paymentType }), paymentType);
  const values = givenFieldsOf({ fields }, order);
  const reference = values.find(({ id }) => id === REFERENCE)?.value ?? '';
  checkNotTaken({ merchantKey, reference }, reader.list(directDebits, 'byCustomer', customer));
  return {
    customer,
    orderedAt: now,
    paymentType,
    from: storedAccount(account),
    mediaTypeNumber,
    merchantKey,
    reference,
    values,
    ...identificationOf(order.customer),
    turn: firstOccurrence({ merchantKey, reference }, now),
  };
}

export function validate(
  tx: Transaction,
  actor: Actor,
  { nonce, ...order }: NewPreauthorizedPayment,
): DirectDebitTerms {
  const execution = { nonce, customer: actor.customer, kind: KIND };
  // Ownership errors come before errors in the order.
  bindOperation(tx, { ...execution, key: keyOfNonce(tx, execution) }, order);
  return check(tx, actor, order);
}

/** Creates a validated and signed direct debit once; returns its key. */
export function confirm(
  tx: Transaction,
  by: SignedBy,
  { nonce, ...order }: NewPreauthorizedPayment,
): SignedOutcome {
  const { customer, now } = by;
  const key = keyOfNonce(tx, { nonce, customer, kind: KIND });
  return executeSignedOnce(tx, { ...by, key, nonce, kind: KIND }, order, {
    checkOwnership: () => {
      checkCustomer(customer, order.customer.customer_id);
      findOwnedAccount(tx, customer, order.account_key);
    },
    check: () => check(tx, by, order),
    make: ({ turn: occurrence, ...drafted }) => {
      const debit = { ...drafted, key, confirmationNumber: nextFolio(tx) };
      logSuccess(tx, by, 'PAYMENT', `Domiciliaste ${merchantOf(debit.merchantKey).name}`);
      return plan(tx, debit, occurrence ?? firstOccurrence(debit, now), bankDate(now)).key;
    },
  });
}
