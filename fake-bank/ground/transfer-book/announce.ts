import { showMoney } from '#contract/shared/money';
import { notify } from '../activity/outbox';
import type { Transaction } from '../store/transaction';
import type { Transfer } from './transfer';

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
