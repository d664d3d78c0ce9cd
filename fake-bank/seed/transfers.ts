import { mayUse } from '#contract/domain/account';
import { addDays, type BankDate, bankDate } from '#contract/domain/dates';
import { atHour, startOfDay } from '../core/calendar/day';
import { isBankDay, nextBankDay } from '../core/calendar/holidays';
import { type CustomerAccount, ledgerAccounts } from '../core/ledger/accounts';
import type { LedgerOperation } from '../core/ledger/ledger';
import { nextFolio } from '../core/operations/folio';
import { schedule } from '../core/scheduling/scheduled-jobs';
import type { Reader } from '../core/storage/collection';
import { nextKey } from '../core/storage/sequence';
import type { Transaction } from '../core/storage/transaction';
import { scheduledKind, type Transfer, transferParty, transfers } from '../shared/transfers/transfer';

type Order = { from: string; to: string; amount: number; message: string; at: number };

export function customerAccount(reader: Reader, key: string): CustomerAccount | null {
  const account = reader.get(ledgerAccounts, key);
  return account?.kind === 'customer' ? account : null;
}

function record(tx: Transaction, order: Order, change: Partial<Transfer>): Transfer | null {
  const from = customerAccount(tx, order.from);
  const to = customerAccount(tx, order.to);
  if (!from || !to || from.customer !== to.customer) return null;
  if (!mayUse(from, 'TRANSFER_FROM') || !mayUse(to, 'TRANSFER_TO')) return null;
  return tx.put(transfers, {
    key: nextKey(tx, 'operation'),
    customer: from.customer,
    confirmationNumber: nextFolio(tx),
    transferType: 'onetime',
    status: 'PROCESSED',
    effectiveDate: bankDate(order.at),
    orderedAt: order.at,
    from: transferParty(from, order.amount),
    to: transferParty(to, order.amount),
    message: order.message.slice(0, 40),
    ...change,
  });
}

/** Returns undefined unless the same customer may transfer between both accounts. */
export function recordTransfer(tx: Transaction, order: Order): LedgerOperation | undefined {
  const transfer = record(tx, order, {});
  return transfer ? { kind: 'OWN', key: transfer.key } : undefined;
}

export function recordRejectedAndScheduled(
  tx: Transaction,
  accounts: { from: string; to: string },
  today: BankDate,
): void {
  const orderedAt = atHour(addDays(today, -9), 10);
  record(
    tx,
    { ...accounts, amount: 95_000_00, message: 'Enganche del coche', at: orderedAt },
    {
      transferType: 'schedule',
      status: 'REJECTED',
      effectiveDate: addDays(today, -3),
      executedAt: startOfDay(addDays(today, -3)),
      rejection: 'Saldo insuficiente en la cuenta origen.',
    },
  );
  const next = addDays(today, 12);
  const due = isBankDay(next) ? next : nextBankDay(next);
  const scheduled = record(
    tx,
    { ...accounts, amount: 4_000_00, message: 'Ahorro para el viaje', at: orderedAt },
    { transferType: 'schedule', status: 'SCHEDULED', effectiveDate: due },
  );
  if (scheduled) schedule(tx, { kind: scheduledKind(scheduled), key: scheduled.key, at: startOfDay(due) });
}
