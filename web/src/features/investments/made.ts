/* Whether an investment took place whose answer was lost: it carries no key of its order. */

import type { InvestmentReceipt } from '#contract/investment';
import type { BankDate } from '#contract/shared/dates';
import { ok } from '../../api/client';
import { investmentProductsApi } from '../../api/clients/investment-products';
import type { Invest } from './order';

const loadMade = async (day: BankDate): Promise<InvestmentReceipt[]> =>
  (await ok(investmentProductsApi.made.query({ query: { start_date: day, end_date: day } }))).data;

export const keysMadeOn = async (day: BankDate): Promise<string[]> =>
  (await loadMade(day)).map(({ key }) => key);

type Told = Pick<InvestmentReceipt, 'key' | 'portfolioType' | 'investmentType' | 'term' | 'amount'>;
type Sought = Pick<Invest['quote'], 'startDate' | 'order' | 'before'>;

/** The one that is as it was ordered and was not there before. */
export const isTheOrdered = (made: Told, { order, before }: Omit<Sought, 'startDate'>): boolean =>
  !before.includes(made.key) &&
  made.portfolioType === order.type &&
  made.investmentType === order.investment_type &&
  made.term === order.term &&
  made.amount === order.amount;

export const findMade = async ({ startDate, ...sought }: Sought): Promise<InvestmentReceipt | null> =>
  (await loadMade(startDate)).find((made) => isTheOrdered(made, sought)) ?? null;
