/* Finds an investment after a lost response, since investments do not have the key of their order. */

import type { BankDate } from '#contract/domain/dates';
import type { InvestmentReceipt } from '#contract/domain/investment';
import { unwrap } from '#web/lib/api/client.ts';
import { investmentProductsApi } from '#web/lib/api/clients/investment-products.ts';
import type { InvestmentCreation } from './order';

const loadInvestmentsOf = async (day: BankDate): Promise<InvestmentReceipt[]> =>
  (await unwrap(investmentProductsApi.made.query({ query: { start_date: day, end_date: day } }))).data;

export const loadKeysOf = async (day: BankDate): Promise<string[]> =>
  (await loadInvestmentsOf(day)).map(({ key }) => key);

type Comparable = Pick<InvestmentReceipt, 'key' | 'portfolioType' | 'investmentType' | 'term' | 'amount'>;
type OrderToFind = Pick<InvestmentCreation['quote'], 'startDate' | 'order' | 'earlierKeys'>;

/** True for a new investment that matches the order. */
export const isOrderedInvestment = (
  investment: Comparable,
  { order, earlierKeys }: Omit<OrderToFind, 'startDate'>,
): boolean =>
  !earlierKeys.includes(investment.key) &&
  investment.portfolioType === order.type &&
  investment.investmentType === order.investment_type &&
  investment.term === order.term &&
  investment.amount === order.amount;

export const findOrderedInvestment = async ({
  startDate,
  ...sought
}: OrderToFind): Promise<InvestmentReceipt | null> =>
  (await loadInvestmentsOf(startDate)).find((investment) => isOrderedInvestment(investment, sought)) ?? null;
