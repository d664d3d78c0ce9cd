import { type Actor, logSuccess } from '#bank/core/activity/activity';
import { DomainError } from '#bank/core/errors/domain-error';
import { nextFolio } from '#bank/core/operations/folio';
import { executeOnce, keyOfNonce } from '#bank/core/operations/operation';
import type { Reader } from '#bank/core/storage/collection';
import type { Transaction } from '#bank/core/storage/transaction';
import { findOwnedAccount } from '#bank/shared/accounts/views';
import { merchantOf } from '#bank/shared/merchants/merchants';
import { cancellations, type DirectDebit, directDebits } from '#bank/shared/payments/direct-debit';
import { bankDate } from '#contract/domain/dates';
import type { PreauthorizedStatus } from '#contract/domain/preauthorized-payment';
import type {
  CompanyWideCancellation,
  MediumCancellation,
  PreauthorizedSettings,
} from '#contract/preauthorized-payments';
import { firstOccurrence, nextChargeOf, plan, stop } from './charge-plan';
import { mediaOf, setStatus, statusOf } from './media';
import { KIND } from './service';

/** Returns a copy: rows may be replaced during iteration. */
export const activeDebitsOf = (reader: Reader, customer: string): DirectDebit[] =>
  reader.list(directDebits, 'byCustomer', customer).filter(({ cancelledAt }) => cancelledAt === undefined);

type Cancellation = MediumCancellation | CompanyWideCancellation;

/** Matches by company, or by charged medium and an optional company. */
function concerns(cancellation: Cancellation, { merchantKey, paymentType, from }: DirectDebit): boolean {
  const { merchantId } = merchantOf(merchantKey);
  if (cancellation.cancellation_type === 'CANCELLATION_COMPANY')
    return cancellation.merchant_id === merchantId;
  const medium = cancellation.cancellation_type === 'CANCELLATION_ACCOUNT' ? 'ACCOUNT' : 'DEBIT';
  return (
    paymentType === medium &&
    from.account === cancellation.account_key &&
    (cancellation.merchant_id === undefined || cancellation.merchant_id === merchantId)
  );
}

function end(tx: Transaction, debit: DirectDebit, now: number) {
  const nextCharge = nextChargeOf(tx, debit, bankDate(now));
  tx.put(directDebits, { ...stop(tx, debit), cancelledAt: now });
  const { customer, merchantKey } = debit;
  logSuccess(
    tx,
    { customer, now },
    'PAYMENT',
    `Cancelaste la domiciliación de ${merchantOf(merchantKey).name}`,
  );
  return { key: debit.key, ...(nextCharge && { nextCharge }) };
}

/** Cancels all matching direct debits once; returns the cancellation's key. */
export function cancel(tx: Transaction, { customer, now }: Actor, cancellation: Cancellation): string {
  const { nonce, ...order } = cancellation;
  const { account_key } = cancellation;
  const key = keyOfNonce(tx, { nonce, customer, kind: KIND });
  return executeOnce(tx, { key, nonce, customer, kind: KIND }, order, {
    checkOwnership: () => {
      if (account_key !== undefined) findOwnedAccount(tx, customer, account_key);
    },
    mayBeUnvalidated: () => true,
    make: () => {
      const matchingDebits = activeDebitsOf(tx, customer).filter((debit) => concerns(cancellation, debit));
      if (matchingDebits.length === 0) throw new DomainError('CZ_NOT_FOUND');
      const debits = matchingDebits.map((debit) => end(tx, debit, now));
      const confirmationNumber = nextFolio(tx);
      return tx.put(cancellations, {
        key,
        customer,
        confirmationNumber,
        at: now,
        type: cancellation.cancellation_type,
        debits,
      }).key;
    },
  });
}

const oppositeStatus: Record<PreauthorizedStatus, PreauthorizedStatus> = {
  ENABLED: 'DISABLED',
  DISABLED: 'ENABLED',
};

/** Charges missed while disabled are skipped. */
export function change(
  tx: Transaction,
  { customer, now }: Actor,
  { media_type, media_type_number, status: requested }: PreauthorizedSettings,
): PreauthorizedStatus {
  const medium = mediaOf(tx, customer).find(
    ({ paymentType, number }) => paymentType === media_type && number === media_type_number,
  );
  if (!medium) throw new DomainError('CZ_NOT_FOUND', { field: 'media_type_number' });
  const { account, paymentType } = medium;
  const previousStatus = statusOf(tx, medium);
  const status = requested ?? oppositeStatus[previousStatus];
  if (status === previousStatus) return status;
  setStatus(tx, { account, paymentType, status });
  const verb = status === 'ENABLED' ? 'Activaste' : 'Desactivaste';
  logSuccess(
    tx,
    { customer, now },
    'PAYMENT',
    `${verb} los cargos domiciliados de ${medium.number.slice(-4)}`,
  );
  for (const debit of activeDebitsOf(tx, customer)) {
    if (debit.from.account !== account || debit.paymentType !== paymentType) continue;
    if (status === 'DISABLED') stop(tx, debit);
    else plan(tx, debit, firstOccurrence(debit, now), bankDate(now));
  }
  return status;
}
