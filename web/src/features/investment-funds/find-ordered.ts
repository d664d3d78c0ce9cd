/* Finds an operation after a lost response, since operations do not have the key of their order. */

import type { FundOperation } from '#contract/domain/fund';
import type { FundOrder } from '#contract/investment-funds';
import { loadOperations } from './api';
import type { FundTrade } from './order';

const loadOperationsOfDay = ({ operation_date, operation_type }: FundOrder): Promise<FundOperation[]> =>
  loadOperations({ start_date: operation_date, end_date: operation_date, operation_type });

/** Returns the keys of the operations on the order's day. Call it before the order is sent. */
export const loadEarlierKeys = async (order: FundOrder): Promise<string[]> =>
  (await loadOperationsOfDay(order)).map(({ key }) => key);

type Comparable = Pick<FundOperation, 'key' | 'transactionType' | 'investmentAccount' | 'amount'>;
type OrderToFind = Pick<FundTrade['quote'], 'order' | 'earlierKeys'>;

/** True for a new operation that matches the order. */
export const isOrderedTrade = (operation: Comparable, { order, earlierKeys }: OrderToFind): boolean =>
  !earlierKeys.includes(operation.key) &&
  operation.transactionType === order.transaction_type &&
  operation.investmentAccount.key === order.investment_account_key &&
  operation.amount.amount === order.amount;

export const findOrderedTrade = async ({ order, earlierKeys }: OrderToFind): Promise<FundOperation | null> =>
  (await loadOperationsOfDay(order)).find((operation) => isOrderedTrade(operation, { order, earlierKeys })) ??
  null;
