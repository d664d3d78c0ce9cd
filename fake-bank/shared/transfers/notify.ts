import { logSuccess } from '#bank/core/activity/activity';
import { notifyFailure } from '#bank/core/activity/notify-failure';
import { notify } from '#bank/core/activity/outbox';
import type { Transaction } from '#bank/core/storage/transaction';
import { formatAccount } from '#contract/domain/account';
import { formatCentavos } from '#contract/domain/money';
import { reject, type Transfer } from './transfer';

function orderOf({ transferType, from, to }: Transfer): string {
  const kind = transferType === 'onetime' ? 'Transferencia' : 'Transferencia programada';
  return `${kind} de ${formatCentavos(from.amount, from.currency)} de ${from.description} a ${to.description}`;
}

export const logTransfer = (tx: Transaction, transfer: Transfer): void =>
  logSuccess(tx, { customer: transfer.customer, now: transfer.orderedAt }, 'TRANSFER', orderOf(transfer));

type Why = { at: number; reason: string };

export const notifyFailedTransfer = (tx: Transaction, transfer: Transfer, { at: now, reason }: Why): void =>
  notifyFailure(
    tx,
    { customer: transfer.customer, now },
    { subject: 'Transferencia no realizada', what: orderOf(transfer), reason },
  );

export function rejectScheduledTransfer(tx: Transaction, transfer: Transfer, why: Why): void {
  reject(tx, transfer, why);
  notifyFailedTransfer(tx, transfer, why);
}

export function notifyTransfer(
  tx: Transaction,
  { customer, from, to, confirmationNumber }: Transfer,
  at: number,
): void {
  const description = `${formatCentavos(from.amount, from.currency)} de ${formatAccount(from)} a ${formatAccount(to)}`;
  notify(
    tx,
    { customer, now: at },
    {
      channel: 'SMS',
      subject: 'Transferencia',
      text: `Se transfirieron ${description}. Folio ${confirmationNumber}. Si no fuiste tú, llámanos.`,
    },
  );
}
