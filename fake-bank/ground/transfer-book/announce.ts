import { showMoney } from '#contract/shared/money';
import { noteDone } from '../activity/activity';
import { notify } from '../activity/outbox';
import type { Transaction } from '../store/transaction';
import type { Transfer } from './transfer';

/** Writes down that it was ordered, at the moment at which it was. */
export function noteTransfer(
  tx: Transaction,
  { customer, orderedAt: now, transferType, from, to }: Transfer,
): void {
  const kind = transferType === 'onetime' ? 'Transferencia' : 'Transferencia programada';
  const amount = showMoney(from.amount, from.currency);
  noteDone(
    tx,
    { customer, now },
    'TRANSFER',
    `${kind} de ${amount} de ${from.description} a ${to.description}`,
  );
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
