import { INVESTMENTS_PAGE_SIZE } from '#contract/investment-products';
import { bodyOf } from '../../../api/client';
import { investmentFundsApi } from '../../../api/clients/investment-funds';
import { investmentProductsApi } from '../../../api/clients/investment-products';
import { nextPageOf } from '../../../api/next-page';
import { queryKeys } from '../../../api/query-keys';

export const usePortfolio = (portfolioKey: string) =>
  investmentProductsApi.portfolio.useQuery({
    queryKey: queryKeys.accounts.part(portfolioKey, 'portfolio'),
    queryData: { params: { portfolioKey } },
    select: bodyOf,
  });

const FIRST_PAGE = '0';

/** The investments of a portfolio, a page at a time. */
export const useInvestments = (portfolioKey: string) =>
  investmentProductsApi.investments.useInfiniteQuery({
    queryKey: queryKeys.accounts.part(portfolioKey, 'investments'),
    queryData: ({ pageParam }) => ({
      params: { portfolioKey },
      query: { limit: INVESTMENTS_PAGE_SIZE, cursor: String(pageParam) },
    }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: nextPageOf(INVESTMENTS_PAGE_SIZE),
  });

export const useFund = (accountKey: string) =>
  investmentFundsApi.get.useQuery({
    queryKey: queryKeys.accounts.part(accountKey, 'fund'),
    queryData: { params: { accountKey } },
    select: bodyOf,
  });
