import type { FundChange } from '#contract/investment-funds';
import { noteChanged, noteDone } from '../../ground/activity/activity';
import { unschedule } from '../../ground/due/due-work';
import { fieldRefusal, Refusal } from '../../ground/refusal/refusal';
import { own } from '../../ground/store/own';
import type { Transaction } from '../../ground/store/transaction';
import { type Customer, check } from './commands';
import { type FundOperation, fundOperations } from './operation';
import { FUND_OPERATION, putOff, wordsOf } from './trading';
import { ownFund } from './views';

/** Cancels an operation that has not been made yet; said once more it is as it was. */
function cancel(tx: Transaction, operation: FundOperation, now: number): void {
  if (operation.status === 'CANCELLED') return;
  if (operation.status !== 'SCHEDULED') throw new Refusal('CZ_NOT_CANCELLABLE');
  tx.put(fundOperations, { ...operation, status: 'CANCELLED', executedAt: now });
  unschedule(tx, { kind: FUND_OPERATION, key: operation.key });
  noteDone(tx, { customer: operation.customer, now }, 'INVESTMENT', `Cancelaste: ${wordsOf(tx, operation)}`);
}

type Modification = Extract<FundChange, { action_type: 'modify' }>;

/** A sale does not become a purchase, nor one fund another. */
function checkSame(order: Modification, { operationType, account }: FundOperation): void {
  if (order.operation_type !== operationType) {
    throw fieldRefusal('operation_type', 'Para lo contrario, cancela esta operación y haz una nueva.');
  }
  if (order.investment_account_key !== account) {
    throw fieldRefusal('investment_account_key', 'Para otro fondo, cancela esta operación y haz una nueva.');
  }
  if (order.transaction_type !== 'scheduled') {
    throw fieldRefusal('transaction_type', 'Para hoy, cancela esta operación y haz una nueva.');
  }
}

/** Another day or amount for an operation that has not been made yet. */
function modify(tx: Transaction, who: Customer, operation: FundOperation, change: Modification): void {
  ownFund(tx, who.customer, change.investment_account_key);
  if (operation.status !== 'SCHEDULED') throw new Refusal('CZ_NOT_CANCELLABLE');
  checkSame(change, operation);
  const { action_type: _, ...order } = change;
  const changed = putOff(tx, { ...operation, ...check(tx, who, order).ordered });
  const attempt = { type: 'INVESTMENT', description: `Cambiaste: ${wordsOf(tx, changed)}` } as const;
  noteChanged(tx, who, attempt, { before: operation, after: changed });
}

/** Changes or cancels a scheduled operation; answers its key. */
export function change(tx: Transaction, who: Customer, key: string, body: FundChange): string {
  const operation = own(tx, fundOperations, who.customer, key);
  if (body.action_type === 'DELETE') cancel(tx, operation, who.now);
  else modify(tx, who, operation, body);
  return key;
}
