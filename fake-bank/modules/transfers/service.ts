import type * as z from 'zod/mini';
import { type Actor, logSuccess } from '#bank/core/activity/activity';
import { startOfDay } from '#bank/core/calendar/day';
import { isBankHoliday } from '#bank/core/calendar/holidays';
import { DomainError } from '#bank/core/errors/domain-error';
import { bankAccount, type CustomerAccount } from '#bank/core/ledger/accounts';
import { availableIn, post } from '#bank/core/ledger/ledger';
import { nextFolio } from '#bank/core/operations/folio';
import { bindOperation, executeOnce, openOperation } from '#bank/core/operations/operation';
import { type Reasons, reasonOf } from '#bank/core/scheduling/reason';
import { type ScheduledJob, schedule, unschedule } from '#bank/core/scheduling/scheduled-jobs';
import type { Reader } from '#bank/core/storage/collection';
import type { Transaction } from '#bank/core/storage/transaction';
import { findOwnedAccount, isCredit } from '#bank/shared/accounts/views';
import { chargeBeforePayment } from '#bank/shared/lending/charges';
import { settledBy } from '#bank/shared/lending/views';
import { logTransfer, notifyTransfer, rejectScheduledTransfer } from '#bank/shared/transfers/notify';
import {
  scheduledKind,
  type Transfer,
  transferParty,
  transfers,
  withExecutionTime,
} from '#bank/shared/transfers/transfer';
import { type BankDate, bankDate } from '#contract/domain/dates';
import { formatCentavos, fromCentavos } from '#contract/domain/money';
import type { TransferExecution, TransferOrder, TransferValidation } from '#contract/transfers';
import { type AccountSnapshot, checkOrder, type Quote } from './rules';

const KIND = 'own-transfer';

const snapshotOf = (reader: Reader, account: CustomerAccount, today: BankDate): AccountSnapshot => ({
  key: account.key,
  type: account.type,
  currency: account.currency,
  entitlements: account.entitlements,
  available: availableIn(reader, account),
  owed: settledBy(reader, account, today),
});

function check(reader: Reader, { customer, now }: Actor, order: TransferOrder) {
  const from = findOwnedAccount(reader, customer, order.from_account_key);
  const to = findOwnedAccount(reader, customer, order.to_account_key);
  const today = bankDate(now);
  const quote = checkOrder(order, {
    from: snapshotOf(reader, from, today),
    to: snapshotOf(reader, to, today),
    today,
    isHoliday: isBankHoliday,
  });
  return { from, to, quote };
}

export const setUp = (tx: Transaction, customer: string) => openOperation(tx, customer, KIND);

export function validate(
  tx: Transaction,
  actor: Actor,
  key: string,
  { action: _, ...order }: z.infer<typeof TransferValidation>,
): Quote {
  const { quote } = check(tx, actor, order);
  bindOperation(tx, { key, customer: actor.customer, kind: KIND }, order);
  return quote;
}

/** Executes a validated order once. Payments to the customer's own credit need no validation: the easy payment skips it. */
export function execute(
  tx: Transaction,
  actor: Actor,
  key: string,
  { action: _, nonce, ...order }: z.infer<typeof TransferExecution>,
): string {
  const account = (accountKey: string) => findOwnedAccount(tx, actor.customer, accountKey);
  const checkOwnership = () => void [order.from_account_key, order.to_account_key].map(account);
  const mayBeUnvalidated = () => isCredit(account(order.to_account_key));
  const make = () => {
    const { from, to, quote } = check(tx, actor, order);
    const transfer: Transfer = {
      key,
      customer: actor.customer,
      confirmationNumber: nextFolio(tx),
      transferType: order.transfer_type,
      status: 'SCHEDULED',
      effectiveDate: order.start_date,
      orderedAt: actor.now,
      from: transferParty(from, quote.fromAmount),
      to: transferParty(to, quote.toAmount),
      ...(quote.exchangeRate && { exchangeRate: quote.exchangeRate }),
      ...(order.message && { message: order.message }),
    };
    logTransfer(tx, transfer);
    if (order.transfer_type === 'onetime') settle(tx, transfer, actor.now);
    else {
      tx.put(transfers, transfer);
      schedule(tx, { kind: scheduledKind(transfer), key, at: runsAt(order.start_date) });
    }
    return key;
  };
  return executeOnce(tx, { key, nonce, customer: actor.customer, kind: KIND }, order, {
    checkOwnership,
    mayBeUnvalidated,
    make,
  });
}

/** Scheduled transfers run at midnight. */
export const runsAt = (day: BankDate): number => startOfDay(day);

function describeCredit(reader: Reader, { customer, from, to }: Transfer): string | undefined {
  const creditOf = ({ account }: Transfer['to']) => {
    const owned = findOwnedAccount(reader, customer, account);
    return isCredit(owned) ? owned.type.toLocaleLowerCase('es-MX') : undefined;
  };
  const [paid, drawn] = [creditOf(to), creditOf(from)];
  if (paid) return `Pago de ${paid}`;
  return drawn && `Disposición de ${drawn}`;
}

/** Currency exchanges pass through the bank's exchange accounts. */
function settle(tx: Transaction, transfer: Transfer, at: number): void {
  const { from, to, message } = transfer;
  const creditDescription = describeCredit(tx, transfer);
  const exchanged = [
    { account: bankAccount('exchange', from.currency), amount: from.amount },
    { account: bankAccount('exchange', to.currency), amount: -to.amount },
  ];
  chargeBeforePayment(tx, findOwnedAccount(tx, transfer.customer, to.account), at);
  post(tx, {
    at,
    description: message ?? creditDescription ?? 'Transferencia entre mis cuentas',
    category: creditDescription ? 'credit' : 'other',
    operation: { kind: 'OWN', key: transfer.key },
    postings: [
      { account: from.account, amount: -from.amount },
      ...(from.currency === to.currency ? [] : exchanged),
      { account: to.account, amount: to.amount },
    ],
  });
  tx.put(transfers, { ...withExecutionTime(transfer, at), status: 'PROCESSED' });
  notifyTransfer(tx, transfer, at);
}

const reasons: Reasons = {
  fields: { amount: 'El importe rebasaba lo que debías ese día en la cuenta destino.' },
  CZ_NOT_ENTITLED: 'Una de las cuentas ya no permite la operación.',
  otherwise: 'Una de las cuentas ya no está disponible.',
};

export function runScheduled(tx: Transaction, { key, at }: ScheduledJob): void {
  const transfer = tx.get(transfers, key);
  if (transfer?.status !== 'SCHEDULED') return;
  try {
    const { quote } = check(tx, { customer: transfer.customer, now: at }, rebuildOrder(transfer));
    const { exchangeRate: _, ...rest } = transfer;
    settle(
      tx,
      {
        ...rest,
        to: { ...transfer.to, amount: quote.toAmount },
        ...(quote.exchangeRate && { exchangeRate: quote.exchangeRate }),
      },
      at,
    );
  } catch (error) {
    rejectScheduledTransfer(tx, transfer, { at, reason: reasonOf(error, reasons) });
  }
}

const rebuildOrder = (transfer: Transfer): TransferOrder => ({
  transfer_type: 'onetime',
  from_account_key: transfer.from.account,
  to_account_key: transfer.to.account,
  amount: { amount: fromCentavos(transfer.from.amount), currency_code: transfer.from.currency },
  start_date: transfer.effectiveDate,
});

export function cancel(tx: Transaction, transfer: Transfer, now: number): void {
  if (transfer.status !== 'SCHEDULED') throw new DomainError('CZ_NOT_CANCELLABLE');
  tx.put(transfers, { ...withExecutionTime(transfer, now), status: 'CANCELLED' });
  const { customer, from, to } = transfer;
  const description = `Cancelaste la transferencia de ${formatCentavos(from.amount, from.currency)} a ${to.description}`;
  logSuccess(tx, { customer, now }, 'TRANSFER', description);
  unschedule(tx, { kind: scheduledKind(transfer), key: transfer.key });
}
