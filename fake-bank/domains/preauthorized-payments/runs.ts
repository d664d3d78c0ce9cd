/** What charges at six in the morning of a turn's day, and plans itself again. */
import { type BankDate, bankDate, showDate } from '#contract/shared/dates';
import { showMoney } from '#contract/shared/money';
import { ownAccount } from '../../ground/accounts/views';
import { notifyNotDone } from '../../ground/activity/not-done';
import { type Turn, turnAfter } from '../../ground/calendar/recurrence';
import type { DueWork } from '../../ground/due/due-work';
import { type Reasons, reasonOf } from '../../ground/due/reason';
import type { CustomerAccount } from '../../ground/ledger/accounts';
import { allowedTo, checkDayLimit, checkOperationLimit } from '../../ground/limits/rules';
import { type Bill, checkAvailable } from '../../ground/merchants/bills';
import { isUnavailable } from '../../ground/merchants/magic';
import { nextFolio } from '../../ground/operation/folio';
import { type Payee, payeesOf } from '../../ground/parties/payees';
import { billedTo, type DirectDebit, directDebits } from '../../ground/payment-book/direct-debit';
import { type Payment, paidFrom } from '../../ground/payment-book/payment';
import { settlePayment } from '../../ground/payment-book/settlement';
import { nextKey } from '../../ground/store/sequence';
import type { Reader, Transaction } from '../../ground/store/transaction';
import { billOf, givenUp, plan, recurrenceOf } from './plan';
import { checkMedium } from './rules';

const LIMIT = 'BillPayments';

const reasons: Reasons = {
  2081: 'Rebasabas lo que puedes pagar en un día.',
  2082: 'El importe rebasaba tu límite por operación.',
  CZ_NOT_ENTITLED: 'La cuenta ya no permite pagar servicios.',
  CZ_UNAVAILABLE: 'La empresa no respondió ese día.',
  otherwise: 'La cuenta o la tarjeta ya no está disponible.',
};

/** Where the customer has saved the same number, it was that one that was paid. */
const payeeOf = (reader: Reader, { customer, merchantKey, reference }: DirectDebit): Payee | undefined =>
  payeesOf(reader, customer).find(
    (payee) => payee.merchantKey === merchantKey && payee.reference === reference,
  );

type Charged = {
  debit: DirectDebit;
  bill: Bill;
  from: CustomerAccount;
  payee: Payee | undefined;
  at: number;
};

/** The payment that a charge is, as the book keeps it. */
function paymentOf(tx: Transaction, { debit, bill, from, payee, at }: Charged): Payment {
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

/** Charges all that is owed of a bill; throws why it cannot be done. */
function charge(tx: Transaction, debit: DirectDebit, bill: Bill, at: number): void {
  const { customer } = debit;
  checkAvailable(debit.reference);
  const from = ownAccount(tx, customer, debit.from.account);
  checkMedium(from, debit.paymentType);
  const allowed = allowedTo(tx, { customer, now: at }, LIMIT);
  checkOperationLimit(bill.owed, allowed.limit);
  checkDayLimit(bill.owed, allowed, 'pagar');
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

type Tried = { debit: DirectDebit; went: 'well' | 'wrong' };

/** How a direct debit stands after a turn. A bill that is paid already is left alone. */
function tried(tx: Transaction, debit: DirectDebit, turn: Turn, at: number): Tried {
  const date = bankDate(at);
  const bill = billOf(tx, debit, turn, date);
  if (bill.owed === 0) {
    const { lastCharge } = debit;
    return { debit: { ...debit, ...(lastCharge && { lastCharge: givenUp(lastCharge) }) }, went: 'well' };
  }
  const told = isUnavailable(debit.reference) ? { date } : { date, amount: bill.owed };
  try {
    charge(tx, debit, bill, at);
    return { debit: { ...debit, lastCharge: { ...told, status: 'PROCESSED' } }, went: 'well' };
  } catch (error) {
    const reason = reasonOf(error, reasons);
    const status = turn.tries < recurrenceOf(debit).retries ? 'RETRYING' : 'REJECTED';
    return { debit: { ...debit, lastCharge: { ...told, status, reason } }, went: 'wrong' };
  }
}

/** Tells the customer that a company could not charge, and whether it tries again. */
function notifyNotCharged(
  tx: Transaction,
  { customer, lastCharge, ...debit }: DirectDebit,
  next: BankDate,
  at: number,
): void {
  if (lastCharge?.reason === undefined) return;
  const { amount, reason, status } = lastCharge;
  const what = `Domiciliación de ${billedTo(debit).merchant.name}${amount ? ` por ${showMoney(amount, 'MXN')}` : ''}`;
  const then = status === 'RETRYING' ? `Se intentará otra vez el ${showDate(next)}.` : undefined;
  notifyNotDone(tx, { customer, now: at }, { subject: 'Domiciliación no realizada', what, reason, then });
}

export function runDirectDebit(tx: Transaction, { key, at }: DueWork): void {
  const debit = tx.get(directDebits, key);
  if (debit?.turn === undefined) return;
  const { debit: after, went } = tried(tx, debit, debit.turn, at);
  const next = turnAfter(recurrenceOf(debit), debit.turn, went);
  if (went === 'wrong') notifyNotCharged(tx, after, next.day, at);
  plan(tx, after, next, bankDate(at));
}
