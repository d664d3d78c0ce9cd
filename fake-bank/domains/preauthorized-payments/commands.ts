import type { NewPreauthorizedPayment } from '#contract/preauthorized-payments';
import { bankDate } from '#contract/shared/dates';
import { keptAccount } from '../../ground/accounts/kept-account';
import { ownAccount } from '../../ground/accounts/views';
import { noteDone } from '../../ground/activity/activity';
import type { SignedBy } from '../../ground/call/signed-by';
import { REFERENCE } from '../../ground/merchants/merchant';
import { merchantOf } from '../../ground/merchants/merchants';
import { nextFolio } from '../../ground/operation/folio';
import { bindOperation, keyOfNonce, openOperationAgain } from '../../ground/operation/operation';
import { executeSignedOnce, type SignedOutcome } from '../../ground/operation/signed';
import { checkCustomer } from '../../ground/parties/own-customer';
import { type DirectDebit, directDebits } from '../../ground/payment-book/direct-debit';
import type { Reader, Transaction } from '../../ground/store/transaction';
import { statusOf } from './media';
import { firstTurn, plan } from './plan';
import { checkEnabled, checkMedium, checkNotTaken, chosenMerchant, givenTo, type Order } from './rules';

/** What a nonce of the list is good for: to create one, or to cancel some. */
export const KIND = 'preauthorized-payment';

export type Customer = { customer: string; now: number };

export const open = (tx: Transaction, customer: string) => openOperationAgain(tx, customer, KIND);

/** A direct debit as it will be kept once it has a key and a folio. */
export type Drafted = Omit<DirectDebit, 'key' | 'confirmationNumber'>;

const saidBy = ({ phone_number, identification_number, rfc }: Order['customer']) => ({
  ...(phone_number !== undefined && { phone: phone_number }),
  ...(identification_number !== undefined && { identification: identification_number }),
  ...(rfc !== undefined && { rfc: rfc.toUpperCase() }),
});

/** Checks an order: whose it is, the company, what it charges, what it asks for; throws what is wrong with it. */
function check(reader: Reader, { customer, now }: Customer, order: Order): Drafted {
  const { payment_type: paymentType, account_key } = order;
  checkCustomer(customer, order.customer.customer_id);
  const account = ownAccount(reader, customer, account_key);
  const { merchantKey, fields } = chosenMerchant(order.merchant_id);
  const mediaTypeNumber = checkMedium(account, paymentType);
  checkEnabled(statusOf(reader, { account: account_key, paymentType }), paymentType);
  const values = givenTo({ fields }, order);
  const reference = values.find(({ id }) => id === REFERENCE)?.value ?? '';
  checkNotTaken({ merchantKey, reference }, reader.list(directDebits, 'byCustomer', customer));
  return {
    customer,
    orderedAt: now,
    paymentType,
    from: keptAccount(account),
    mediaTypeNumber,
    merchantKey,
    reference,
    values,
    ...saidBy(order.customer),
    turn: firstTurn({ merchantKey, reference }, now),
  };
}

/** Checks an order and binds it to its nonce. */
export function validate(
  tx: Transaction,
  who: Customer,
  { nonce, ...order }: NewPreauthorizedPayment,
): Drafted {
  const named = { nonce, customer: who.customer, kind: KIND };
  // Whose the operation is comes before what is wrong with the order.
  bindOperation(tx, { ...named, key: keyOfNonce(tx, named) }, order);
  return check(tx, who, order);
}

/** Creates a validated one, once, when it is signed; answers its key. */
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
      ownAccount(tx, customer, order.account_key);
    },
    check: () => check(tx, by, order),
    make: ({ turn, ...drafted }) => {
      const debit = { ...drafted, key, confirmationNumber: nextFolio(tx) };
      noteDone(tx, by, 'PAYMENT', `Domiciliaste ${merchantOf(debit.merchantKey).name}`);
      return plan(tx, debit, turn ?? firstTurn(debit, now), bankDate(now)).key;
    },
  });
}
