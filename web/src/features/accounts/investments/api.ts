import { INVESTMENTS_PAGE_SIZE } from '#contract/investment-products';
import { selectBody } from '#web/lib/api/client.ts';
import { investmentFundsApi } from '#web/lib/api/clients/investment-funds.ts';
import { investmentProductsApi } from '#web/lib/api/clients/investment-products.ts';
import { nextPageOf } from '#web/lib/api/next-page.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';

export const usePortfolio = (portfolioKey: string) =>
  investmentProductsApi.portfolio.useQuery({
    queryKey: queryKeys.accounts.part(portfolioKey, 'portfolio'),
    queryData: { params: { portfolioKey } },
    select: selectBody,
  });

const FIRST_PAGE = '0';

/** Investments of a portfolio, paginated. */
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
    select: selectBody,
  });
