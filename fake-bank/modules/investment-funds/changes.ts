import { type Actor, logChange, logSuccess } from '#bank/core/activity/activity';
import { DomainError, fieldError } from '#bank/core/errors/domain-error';
import { unschedule } from '#bank/core/scheduling/scheduled-jobs';
import { findOwned } from '#bank/core/storage/find-owned';
import type { Transaction } from '#bank/core/storage/transaction';
import type { FundChange } from '#contract/investment-funds';
import { type FundOperation, fundOperations } from './operation';
import { check } from './service';
import { FUND_OPERATION, operationLabels, scheduleTrade } from './trading';
import { findOwnedFund } from './views';

/** Idempotent: a second cancellation has no effect. */
function cancel(tx: Transaction, operation: FundOperation, now: number): void {
  if (operation.status === 'CANCELLED') return;
  if (operation.status !== 'SCHEDULED') throw new DomainError('CZ_NOT_CANCELLABLE');
  tx.put(fundOperations, { ...operation, status: 'CANCELLED', executedAt: now });
  unschedule(tx, { kind: FUND_OPERATION, key: operation.key });
  logSuccess(
    tx,
    { customer: operation.customer, now },
    'INVESTMENT',
    `Cancelaste: ${operationLabels(tx, operation)}`,
  );
}

type Modification = Extract<FundChange, { action_type: 'modify' }>;

/** Type and fund of an operation cannot change. */
function checkSame(order: Modification, { operationType, account }: FundOperation): void {
  if (order.operation_type !== operationType) {
    throw fieldError('operation_type', 'Para lo contrario, cancela esta operación y haz una nueva.');
  }
  if (order.investment_account_key !== account) {
    throw fieldError('investment_account_key', 'Para otro fondo, cancela esta operación y haz una nueva.');
  }
  if (order.transaction_type !== 'scheduled') {
    throw fieldError('transaction_type', 'Para hoy, cancela esta operación y haz una nueva.');
  }
}

function modify(tx: Transaction, actor: Actor, operation: FundOperation, change: Modification): void {
  findOwnedFund(tx, actor.customer, change.investment_account_key);
  if (operation.status !== 'SCHEDULED') throw new DomainError('CZ_NOT_CANCELLABLE');
  checkSame(change, operation);
  const { action_type: _, ...order } = change;
  const changed = scheduleTrade(tx, { ...operation, ...check(tx, actor, order).ordered });
  const attempt = { type: 'INVESTMENT', description: `Cambiaste: ${operationLabels(tx, changed)}` } as const;
  logChange(tx, actor, attempt, { before: operation, after: changed });
}

export function change(tx: Transaction, actor: Actor, key: string, body: FundChange): string {
  const operation = findOwned(tx, fundOperations, actor.customer, key);
  if (body.action_type === 'DELETE') cancel(tx, operation, actor.now);
  else modify(tx, actor, operation, body);
  return key;
}
