import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { initClient } from '@ts-rest/core';
import { investmentFunds } from '#contract/investment-funds';
import { INVESTMENTS_PAGE_SIZE, investmentProducts } from '#contract/investment-products';
import { nextCursor } from '#contract/shared/page';
import { clientOptions, ok } from '../../../api/client';
import { queryKeys } from '../../../api/query-keys';

const productsApi = initClient(investmentProducts, clientOptions);
const fundsApi = initClient(investmentFunds, clientOptions);

export const usePortfolio = (portfolioKey: string) =>
  useQuery({
    queryKey: queryKeys.accounts.part(portfolioKey, 'portfolio'),
    queryFn: ({ signal }) =>
      ok(productsApi.portfolio({ params: { portfolioKey }, fetchOptions: { signal } })),
  });

const FIRST_PAGE = 0;

/** The investments of a portfolio, a page at a time. */
export const useInvestments = (portfolioKey: string) =>
  useInfiniteQuery({
    queryKey: queryKeys.accounts.part(portfolioKey, 'investments'),
    queryFn: ({ pageParam, signal }) =>
      ok(
        productsApi.investments({
          params: { portfolioKey },
          query: { limit: INVESTMENTS_PAGE_SIZE, cursor: pageParam },
          fetchOptions: { signal },
        }),
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page, _, cursor) => nextCursor(page, cursor, INVESTMENTS_PAGE_SIZE),
  });

export const useFund = (accountKey: string) =>
  useQuery({
    queryKey: queryKeys.accounts.part(accountKey, 'fund'),
    queryFn: ({ signal }) => ok(fundsApi.get({ params: { accountKey }, fetchOptions: { signal } })),
  });
