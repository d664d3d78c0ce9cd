import { showMoney } from '#contract/shared/money';
import { noteDone } from '../activity/activity';
import { notifyNotDone } from '../activity/not-done';
import { notify } from '../activity/outbox';
import type { Transaction } from '../store/transaction';
import { reject, type Transfer } from './transfer';

function orderOf({ transferType, from, to }: Transfer): string {
  const kind = transferType === 'onetime' ? 'Transferencia' : 'Transferencia programada';
  return `${kind} de ${showMoney(from.amount, from.currency)} de ${from.description} a ${to.description}`;
}

/** Writes down that it was ordered, at the moment at which it was. */
export const noteTransfer = (tx: Transaction, transfer: Transfer): void =>
  noteDone(tx, { customer: transfer.customer, now: transfer.orderedAt }, 'TRANSFER', orderOf(transfer));

type Why = { at: number; reason: string };

/** Tells the customer that it was not made, or did not arrive, while they were away. */
export const announceNotMade = (tx: Transaction, transfer: Transfer, { at: now, reason }: Why): void =>
  notifyNotDone(
    tx,
    { customer: transfer.customer, now },
    { subject: 'Transferencia no realizada', what: orderOf(transfer), reason },
  );

/** A scheduled transfer that could not be made on its day. */
export function rejectOnItsDay(tx: Transaction, transfer: Transfer, why: Why): void {
  reject(tx, transfer, why);
  announceNotMade(tx, transfer, why);
}

/** Tells the customer that money has left, whoever gets it. */
export function announceTransfer(
  tx: Transaction,
  { customer, from, to, confirmationNumber }: Transfer,
  at: number,
): void {
  const shown = `${showMoney(from.amount, from.currency)} de ${from.description} ${from.displayId} a ${to.description} ${to.displayId}`;
  notify(
    tx,
    { customer, now: at },
    {
      channel: 'SMS',
      subject: 'Transferencia',
      text: `Se transfirieron ${shown}. Folio ${confirmationNumber}. Si no fuiste tú, llámanos.`,
    },
  );
}
