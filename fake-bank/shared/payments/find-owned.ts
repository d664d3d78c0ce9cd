import { DomainError } from '#bank/core/errors/domain-error';
import { findOwned } from '#bank/core/storage/find-owned';
import type { Reader } from '#bank/core/storage/transaction';
import { normalizeCaptureLine } from '#contract/domain/capture-line';
import { isTax } from '#contract/domain/payment';
import { payees } from '../parties/payees';
import { type KnownPayment, type Payment, payments } from './payment';

const ownPayment = (reader: Reader, customer: string, key: string): Payment =>
  findOwned(reader, payments, customer, reader.list(payments, 'byConfirmation', key)[0]?.key ?? key);

/** Names no payee that the customer no longer has, and any other as the customer calls it now. */
export function withShownPayee(reader: Reader, { payee, ...payment }: Payment): KnownPayment {
  const saved = payee === undefined ? undefined : reader.get(payees, payee);
  return saved ? { ...payment, payee: saved.key, nickname: saved.nickname } : payment;
}

/** A bill or a top-up by its key or its folio; another customer's answers like a missing one, and so does a tax. */
export function findOwnedBillPayment(reader: Reader, customer: string, key: string): Payment {
  const found = ownPayment(reader, customer, key);
  if (isTax(found.operationType)) throw new DomainError('CZ_NOT_FOUND');
  return found;
}

/** The same as it is shown: not to be kept. */
export const billPaymentAsShown = (reader: Reader, customer: string, key: string): KnownPayment =>
  withShownPayee(reader, findOwnedBillPayment(reader, customer, key));

/** A tax by its key, its folio or its capture line, however that is written. */
export function findOwnedTaxPayment(reader: Reader, customer: string, key: string): Payment {
  const line = normalizeCaptureLine(key);
  const [byLine] = reader
    .list(payments, 'byCustomer', customer)
    .filter(({ operationType, reference }) => isTax(operationType) && reference === line);
  const found = byLine ?? ownPayment(reader, customer, key);
  if (!isTax(found.operationType)) throw new DomainError('CZ_NOT_FOUND');
  return found;
}
