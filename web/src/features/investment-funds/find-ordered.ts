/* Finds an operation whose response was lost: operations do not carry the key of their order. */

import type { FundOperation } from '#contract/domain/fund';
import type { FundOrder } from '#contract/investment-funds';
import { loadOperations } from './api';
import type { FundTrade } from './order';

const ofItsDay = ({ operation_date, operation_type }: FundOrder): Promise<FundOperation[]> =>
  loadOperations({ start_date: operation_date, end_date: operation_date, operation_type });

/** Keys of the operations on the order's day before it was sent. */
export const keysBefore = async (order: FundOrder): Promise<string[]> =>
  (await ofItsDay(order)).map(({ key }) => key);

type Comparable = Pick<FundOperation, 'key' | 'transactionType' | 'investmentAccount' | 'amount'>;
type Sought = Pick<FundTrade['quote'], 'order' | 'before'>;

/** True for an operation that matches the order and is new. */
export const isOrderedTrade = (operation: Comparable, { order, before }: Sought): boolean =>
  !before.includes(operation.key) &&
  operation.transactionType === order.transaction_type &&
  operation.investmentAccount.key === order.investment_account_key &&
  operation.amount.amount === order.amount;

export const findOrderedTrade = async ({ order, before }: Sought): Promise<FundOperation | null> =>
  (await ofItsDay(order)).find((operation) => isOrderedTrade(operation, { order, before })) ?? null;
