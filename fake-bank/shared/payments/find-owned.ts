import { DomainError } from '#bank/core/errors/domain-error';
import type { Reader } from '#bank/core/storage/collection';
import { findOwned } from '#bank/core/storage/find-owned';
import { normalizeCaptureLine } from '#contract/domain/capture-line';
import { isTax } from '#contract/domain/payment';
import { payees } from '../parties/payees';
import { type KnownPayment, type Payment, payments } from './payment';

const ownPayment = (reader: Reader, customer: string, key: string): Payment =>
  findOwned(reader, payments, customer, reader.list(payments, 'byConfirmation', key)[0]?.key ?? key);

/** Returns the payment with the payee's current nickname, or without a deleted payee. For display, not storage. */
export function withCurrentPayee(reader: Reader, { payee, ...payment }: Payment): KnownPayment {
  const savedPayee = payee === undefined ? undefined : reader.get(payees, payee);
  return savedPayee ? { ...payment, payee: savedPayee.key, nickname: savedPayee.nickname } : payment;
}

/** Finds by key or folio. Taxes are rejected as missing. */
export function findOwnedBillPayment(reader: Reader, customer: string, key: string): Payment {
  const payment = ownPayment(reader, customer, key);
  if (isTax(payment.operationType)) throw new DomainError('CZ_NOT_FOUND');
  return payment;
}

export const billPaymentAsShown = (reader: Reader, customer: string, key: string): KnownPayment =>
  withCurrentPayee(reader, findOwnedBillPayment(reader, customer, key));

/** Finds by key, folio or capture line in any notation. */
export function findOwnedTaxPayment(reader: Reader, customer: string, key: string): Payment {
  const line = normalizeCaptureLine(key);
  const [byLine] = reader
    .list(payments, 'byCustomer', customer)
    .filter(({ operationType, reference }) => isTax(operationType) && reference === line);
  const payment = byLine ?? ownPayment(reader, customer, key);
  if (!isTax(payment.operationType)) throw new DomainError('CZ_NOT_FOUND');
  return payment;
}
