import { logSuccess } from '#bank/core/activity/activity';
import { DomainError } from '#bank/core/errors/domain-error';
import type { SignedBy } from '#bank/core/http/signed-by';
import { bankAccount, type CustomerAccount } from '#bank/core/ledger/accounts';
import { availableIn, balanceOf, move } from '#bank/core/ledger/ledger';
import { executeWhenSigned, type SignedOutcome } from '#bank/core/operations/execute-signed';
import { nextFolio } from '#bank/core/operations/folio';
import type { Reader } from '#bank/core/storage/collection';
import { nextKey } from '#bank/core/storage/sequence';
import type { Transaction } from '#bank/core/storage/transaction';
import { checkPesoCheques } from '#bank/shared/accounts/peso-cheques';
import { accountsOf, findOwnedAccount } from '#bank/shared/accounts/views';
import { nextAuthorization } from '#bank/shared/payments/authorization';
import { paidFrom, payments } from '#bank/shared/payments/payment';
import { mayUse } from '#contract/domain/account';
import { bankDate } from '#contract/domain/dates';
import { formatCentavos } from '#contract/domain/money';
import type { TaxOperation } from '#contract/domain/payment';
import { isPesoCheques } from '#contract/rules/accounts';
import { type TaxPayment, taxNames } from '#contract/taxes';
import { isActive, issuedLines, paidLines, taxActivations } from './records';
import { type CheckedTax, checkTax, type TaxOrder } from './rules';

export const validAccounts = (reader: Reader, customer: string): CustomerAccount[] =>
  accountsOf(reader, customer).filter((account) => isPesoCheques(account) && mayUse(account, 'PAY_BILL'));

/** No signature is needed if tax payment is active already. */
export function activate(tx: Transaction, by: SignedBy, operation: TaxOperation): SignedOutcome {
  if (isActive(tx, by.customer, operation)) return { resultKey: operation };
  const make = () => {
    tx.put(taxActivations, { customer: by.customer, operation, at: by.now });
    logSuccess(tx, by, 'PAYMENT', 'Activaste el pago de impuestos');
    return operation;
  };
  return executeWhenSigned(tx, by, {}, { check: () => undefined, make });
}

export const lineFacts = (reader: Reader, operation: TaxOperation, now: number) => ({
  operation,
  now,
  isPaid: (line: string) => reader.get(paidLines, line) !== undefined,
  issued: (line: string) => reader.get(issuedLines, line)?.amount,
});

type CheckedOrder = CheckedTax & { from: CustomerAccount };

function check(
  reader: Reader,
  { customer, now }: SignedBy,
  operation: TaxOperation,
  order: TaxOrder & Pick<TaxPayment, 'from_account_key'>,
): CheckedOrder {
  const from = findOwnedAccount(reader, customer, order.from_account_key);
  checkPesoCheques(from, 'from_account_key');
  if (!mayUse(from, 'PAY_BILL')) throw new DomainError('CZ_NOT_ENTITLED', { field: 'from_account_key' });
  const checked = checkTax(order, {
    ...lineFacts(reader, operation, now),
    isActive: isActive(reader, customer, operation),
    available: availableIn(reader, from),
  });
  return { ...checked, from };
}

function make(
  tx: Transaction,
  { customer, now }: SignedBy,
  operation: TaxOperation,
  tax: CheckedOrder,
): string {
  const { from, line, amount, concept, fields } = tax;
  const key = nextKey(tx, 'payment');
  move(tx, {
    at: now,
    description: `${concept.name}: ${line}`,
    category: 'services',
    operation: { kind: operation, key },
    from: from.key,
    to: bankAccount('taxes'),
    amount,
  });
  tx.put(paidLines, { line });
  logSuccess(
    tx,
    { customer, now },
    'PAYMENT',
    `Pago de impuestos de ${formatCentavos(amount, 'MXN')}: ${concept.name}`,
  );
  return tx.put(payments, {
    key,
    customer,
    confirmationNumber: nextFolio(tx),
    operationType: operation,
    transactionType: 'ONETIME',
    status: 'PROCESSED',
    effectiveDate: bankDate(now),
    orderedAt: now,
    from: paidFrom(from),
    merchantName: taxNames[operation].office,
    reference: line,
    amount,
    authorization: nextAuthorization(tx),
    balanceAfter: balanceOf(tx, from.key),
    concept: concept.name,
    fields: fields.map(({ id: _, ...paid }) => paid),
  }).key;
}

/** Rejects an invalid order before asking for the signature. */
export const pay = (
  tx: Transaction,
  by: SignedBy,
  operation: TaxOperation,
  body: TaxPayment,
): SignedOutcome =>
  executeWhenSigned(tx, by, body, {
    check: () => check(tx, by, operation, body),
    make: (tax) => make(tx, by, operation, tax),
  });
