import { notifyFailure } from '#bank/core/activity/notify-failure';
import { type Occurrence, occurrenceAfter } from '#bank/core/calendar/recurrence';
import type { CustomerAccount } from '#bank/core/ledger/accounts';
import { nextFolio } from '#bank/core/operations/folio';
import { type Reasons, reasonOf } from '#bank/core/scheduling/reason';
import type { ScheduledJob } from '#bank/core/scheduling/scheduled-jobs';
import type { Reader } from '#bank/core/storage/collection';
import { nextKey } from '#bank/core/storage/sequence';
import type { Transaction } from '#bank/core/storage/transaction';
import { findOwnedAccount } from '#bank/shared/accounts/views';
import { checkDayLimit, checkOperationLimit, limitStateOf } from '#bank/shared/limits/rules';
import { type Bill, checkAvailable } from '#bank/shared/merchants/bills';
import { isUnavailable } from '#bank/shared/merchants/magic';
import { type Payee, payeesOf } from '#bank/shared/parties/payees';
import { billedTo, type DirectDebit, directDebits } from '#bank/shared/payments/direct-debit';
import { type Payment, paidFrom } from '#bank/shared/payments/payment';
import { settlePayment } from '#bank/shared/payments/settlement';
import { type BankDate, bankDate, formatDate } from '#contract/domain/dates';
import { formatCentavos } from '#contract/domain/money';
import { billOf, plan, recurrenceOf, rejectPendingRetry } from './charge-plan';
import { checkMedium } from './rules';

const LIMIT = 'BillPayments';

const reasons: Reasons = {
  2081: 'Rebasabas lo que puedes pagar en un día.',
  2082: 'El importe rebasaba tu límite por operación.',
  CZ_NOT_ENTITLED: 'La cuenta ya no permite pagar servicios.',
  CZ_UNAVAILABLE: 'La empresa no respondió ese día.',
  otherwise: 'La cuenta o la tarjeta ya no está disponible.',
};

/** Returns the saved payee with the debit's reference, if any; the payment refers to it. */
const payeeOf = (reader: Reader, { customer, merchantKey, reference }: DirectDebit): Payee | undefined =>
  payeesOf(reader, customer).find(
    (payee) => payee.merchantKey === merchantKey && payee.reference === reference,
  );

type ChargedBill = {
  debit: DirectDebit;
  bill: Bill;
  from: CustomerAccount;
  payee: Payee | undefined;
  at: number;
};

function paymentOf(tx: Transaction, { debit, bill, from, payee, at }: ChargedBill): Payment {
  const { merchant, reference } = billedTo(debit);
  return {
    key: nextKey(tx, 'payment'),
    customer: debit.customer,
    confirmationNumber: nextFolio(tx),
    operationType: merchant.billType,
    transactionType: 'ONETIME',
    status: 'PROCESSED',
    effectiveDate: bankDate(at),
    orderedAt: at,
    from: paidFrom(from),
    merchantName: merchant.name,
    merchantKey: merchant.merchantKey,
    ...(payee && { payee: payee.key }),
    directDebit: debit.key,
    bill: { key: bill.key, month: bill.month },
    paymentType: 'TOTAL',
    reference,
    amount: bill.owed,
  };
}

/** Throws if the charge is not possible. */
function charge(tx: Transaction, debit: DirectDebit, bill: Bill, at: number): void {
  const { customer } = debit;
  checkAvailable(debit.reference);
  const from = findOwnedAccount(tx, customer, debit.from.account);
  checkMedium(from, debit.paymentType);
  const limitState = limitStateOf(tx, { customer, now: at }, LIMIT);
  checkOperationLimit(bill.owed, limitState.limit);
  checkDayLimit(bill.owed, limitState, 'pagar');
  const payee = payeeOf(tx, debit);
  const account = billedTo(debit);
  settlePayment(
    tx,
    paymentOf(tx, { debit, bill, from, payee, at }),
    {
      ...account,
      from,
      payee,
      bill,
      amount: bill.owed,
      charged: bill.owed,
      limitKey: LIMIT,
      description: `Domiciliación ${account.merchant.name}`,
    },
    at,
  );
}

/** A company that does not answer tells no amount. */
const attemptOf = ({ reference }: DirectDebit, { owed }: Bill, date: BankDate) => ({
  date,
  ...(!isUnavailable(reference) && { amount: owed }),
});

type Attempt = { debit: DirectDebit; outcome: 'success' | 'failure' };

function tryCharge(tx: Transaction, debit: DirectDebit, occurrence: Occurrence, at: number): Attempt {
  const date = bankDate(at);
  const bill = billOf(tx, debit, occurrence, date);
  if (bill.owed === 0) {
    const { lastCharge } = debit;
    return {
      debit: { ...debit, ...(lastCharge && { lastCharge: rejectPendingRetry(lastCharge) }) },
      outcome: 'success',
    };
  }
  const attempt = attemptOf(debit, bill, date);
  try {
    charge(tx, debit, bill, at);
    return { debit: { ...debit, lastCharge: { ...attempt, status: 'PROCESSED' } }, outcome: 'success' };
  } catch (error) {
    const reason = reasonOf(error, reasons);
    const status = occurrence.tries < recurrenceOf(debit).retries ? 'RETRYING' : 'REJECTED';
    return { debit: { ...debit, lastCharge: { ...attempt, status, reason } }, outcome: 'failure' };
  }
}

function notifyNotCharged(
  tx: Transaction,
  { customer, lastCharge, ...debit }: DirectDebit,
  next: BankDate,
  at: number,
): void {
  if (lastCharge?.reason === undefined) return;
  const { amount, reason, status } = lastCharge;
  const description = `Domiciliación de ${billedTo(debit).merchant.name}${amount ? ` por ${formatCentavos(amount, 'MXN')}` : ''}`;
  const retryText = status === 'RETRYING' ? `Se intentará otra vez el ${formatDate(next)}.` : undefined;
  notifyFailure(
    tx,
    { customer, now: at },
    { subject: 'Domiciliación no realizada', what: description, reason, then: retryText },
  );
}

function finish(tx: Transaction, { debit, outcome }: Attempt, occurrence: Occurrence, at: number): void {
  const next = occurrenceAfter(recurrenceOf(debit), occurrence, outcome);
  if (outcome === 'failure') notifyNotCharged(tx, debit, next.day, at);
  plan(tx, debit, next, bankDate(at));
}

export function runDirectDebit(tx: Transaction, { key, at }: ScheduledJob): void {
  const debit = tx.get(directDebits, key);
  if (debit?.turn === undefined) return;
  finish(tx, tryCharge(tx, debit, debit.turn, at), debit.turn, at);
}

/** Fails the charge of an occurrence as its last retry would. */
export function rejectCharge(
  tx: Transaction,
  debit: DirectDebit,
  { occurrence, reason, at }: { occurrence: Occurrence; reason: string; at: number },
): void {
  const date = bankDate(at);
  const attempt = attemptOf(debit, billOf(tx, debit, occurrence, date), date);
  const plannedDebit = plan(tx, debit, occurrence, date);
  const rejectedDebit = { ...plannedDebit, lastCharge: { ...attempt, status: 'REJECTED' as const, reason } };
  const lastTry = { ...occurrence, tries: recurrenceOf(debit).retries };
  finish(tx, { debit: rejectedDebit, outcome: 'failure' }, lastTry, at);
}
