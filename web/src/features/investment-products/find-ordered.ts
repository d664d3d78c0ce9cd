/* Finds an investment whose response was lost: investments do not carry the key of their order. */

import type { BankDate } from '#contract/domain/dates';
import type { InvestmentReceipt } from '#contract/domain/investment';
import { unwrap } from '#web/lib/api/client.ts';
import { investmentProductsApi } from '#web/lib/api/clients/investment-products.ts';
import type { Invest } from './order';

const loadOrdered = async (day: BankDate): Promise<InvestmentReceipt[]> =>
  (await unwrap(investmentProductsApi.made.query({ query: { start_date: day, end_date: day } }))).data;

export const keysMadeOn = async (day: BankDate): Promise<string[]> =>
  (await loadOrdered(day)).map(({ key }) => key);

type Comparable = Pick<InvestmentReceipt, 'key' | 'portfolioType' | 'investmentType' | 'term' | 'amount'>;
type Sought = Pick<Invest['quote'], 'startDate' | 'order' | 'before'>;

/** True for an investment that matches the order and is new. */
export const isOrderedInvestment = (
  investment: Comparable,
  { order, before }: Omit<Sought, 'startDate'>,
): boolean =>
  !before.includes(investment.key) &&
  investment.portfolioType === order.type &&
  investment.investmentType === order.investment_type &&
  investment.term === order.term &&
  investment.amount === order.amount;

export const findOrderedInvestment = async ({
  startDate,
  ...sought
}: Sought): Promise<InvestmentReceipt | null> =>
  (await loadOrdered(startDate)).find((investment) => isOrderedInvestment(investment, sought)) ?? null;
