import { type Actor, logSuccess } from '#bank/core/activity/activity';
import { fieldError } from '#bank/core/errors/domain-error';
import { nextFolio } from '#bank/core/operations/folio';
import {
  bindOperation,
  checkReviewed,
  executeOnce,
  openOperation,
  storeReviewed,
} from '#bank/core/operations/operation';
import type { Reader } from '#bank/core/storage/collection';
import type { Transaction } from '#bank/core/storage/transaction';
import { findOwnedAccount } from '#bank/shared/accounts/views';
import type { Trade } from '#contract/domain/fund-trade';
import { toCentavos } from '#contract/domain/money';
import type { FundOrder } from '#contract/investment-funds';
import type { FundOperation } from './operation';
import { checkOrder } from './rules';
import { factsOf, operationLabels, scheduleTrade, trade } from './trading';
import { findOwnedFund } from './views';

const KIND = 'fund operation';

export const setUp = (tx: Transaction, customer: string): string => openOperation(tx, customer, KIND).key;

export type OrderTerms = Pick<
  FundOperation,
  'account' | 'operationType' | 'transactionType' | 'effectiveDate' | 'amount'
> & { cash: string };

export function check(
  reader: Reader,
  { customer, now }: Actor,
  order: FundOrder,
): { ordered: OrderTerms; trade: Trade } {
  const fund = findOwnedFund(reader, customer, order.investment_account_key);
  const { account, cash } = fund.position;
  if (cash === undefined) {
    throw fieldError('investment_account_key', 'Este fondo no tiene una cuenta de cheques en pesos.');
  }
  const trade = checkOrder(order, factsOf(reader, fund, findOwnedAccount(reader, customer, cash), now));
  return {
    trade,
    ordered: {
      account,
      cash,
      operationType: order.operation_type,
      transactionType: order.transaction_type,
      effectiveDate: order.operation_date,
      amount: toCentavos(order.amount),
    },
  };
}

/** The result of a scheduled operation is not known at review. */
const quoteView = ({ ordered, trade }: ReturnType<typeof check>) =>
  ordered.transactionType === 'scheduled' ? { cash: ordered.cash } : { cash: ordered.cash, ...trade };

/** Binds the order to the operation, and an immediate order's price too. */
export function validate(tx: Transaction, actor: Actor, key: string, order: FundOrder) {
  const execution = { key, customer: actor.customer, kind: KIND };
  bindOperation(tx, execution, order);
  const checked = check(tx, actor, order);
  storeReviewed(tx, execution, quoteView(checked));
  const { customer, now: orderedAt } = actor;
  return { operation: { key, customer, orderedAt, ...checked.ordered }, trade: checked.trade };
}

/** Executes or schedules a validated order once; returns the operation's key. */
export function execute(tx: Transaction, actor: Actor, key: string, order: FundOrder): string {
  const { customer, now } = actor;
  const execution = { key, nonce: null, customer, kind: KIND };
  return executeOnce(tx, execution, order, {
    checkOwnership: () => void findOwnedFund(tx, customer, order.investment_account_key),
    mayBeUnvalidated: () => false,
    make: () => {
      const checked = check(tx, actor, order);
      checkReviewed(tx, execution, quoteView(checked));
      const operation: FundOperation & OrderTerms = {
        key,
        customer,
        confirmationNumber: nextFolio(tx),
        orderedAt: now,
        status: 'SCHEDULED',
        ...checked.ordered,
      };
      logSuccess(tx, actor, 'INVESTMENT', operationLabels(tx, operation));
      return order.transaction_type === 'scheduled'
        ? scheduleTrade(tx, operation).key
        : trade(tx, operation, checked.trade, now).key;
    },
  });
}
