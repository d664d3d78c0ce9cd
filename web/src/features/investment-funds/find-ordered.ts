/* Whether an operation took place whose answer was lost: it carries no key of its order. */

import type { FundOperation } from '#contract/domain/fund';
import type { FundOrder } from '#contract/investment-funds';
import { loadOperations } from './api';
import type { FundTrade } from './order';

const ofItsDay = ({ operation_date, operation_type }: FundOrder): Promise<FundOperation[]> =>
  loadOperations({ start_date: operation_date, end_date: operation_date, operation_type });

/** The operations of an order's day that there are already. */
export const keysBefore = async (order: FundOrder): Promise<string[]> =>
  (await ofItsDay(order)).map(({ key }) => key);

type Told = Pick<FundOperation, 'key' | 'transactionType' | 'investmentAccount' | 'amount'>;
type Sought = Pick<FundTrade['quote'], 'order' | 'before'>;

/** The one that is as it was ordered and was not there before. */
export const isOrderedTrade = (made: Told, { order, before }: Sought): boolean =>
  !before.includes(made.key) &&
  made.transactionType === order.transaction_type &&
  made.investmentAccount.key === order.investment_account_key &&
  made.amount.amount === order.amount;

export const findOrderedTrade = async ({ order, before }: Sought): Promise<FundOperation | null> =>
  (await ofItsDay(order)).find((made) => isOrderedTrade(made, { order, before })) ?? null;
