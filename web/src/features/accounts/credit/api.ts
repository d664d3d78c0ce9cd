import type { Movement } from '#contract/accounts';
import { MORTGAGE_PAGE_SIZE } from '#contract/mortgages';
import { selectBody, unwrapPartial } from '#web/lib/api/client.ts';
import { creditApi } from '#web/lib/api/clients/credit.ts';
import { mortgagesApi } from '#web/lib/api/clients/mortgages.ts';
import { rewardsApi } from '#web/lib/api/clients/rewards.ts';
import { nextPageOf } from '#web/lib/api/next-page.ts';
import type { RevolvingSlug } from '#web/lib/api/queries/revolving-credit.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import type { MovementSource } from '../movements/source';

const movements = {
  'credit-card': creditApi.cardTransactions.query,
  'line-of-credit': creditApi.lineTransactions.query,
} as const;

/** The wire sends debt as a negative balance; the list shows it as positive, like the page. */
const withOwedBalance = (movement: Movement): Movement =>
  movement.balance === undefined ? movement : { ...movement, balance: 0 - movement.balance };

export const creditMovements = (slug: RevolvingSlug, accountKey: string): MovementSource => ({
  key: queryKeys.accounts.part(accountKey, 'movements'),
  read: async (query, signal) => {
    const page = await unwrapPartial(
      movements[slug]({ params: { accountKey }, query, fetchOptions: { signal } }),
    );
    return { ...page, data: page.data.map(withOwedBalance) };
  },
});

export const useRewards = (accountKey: string) =>
  rewardsApi.get.useQuery({
    queryKey: queryKeys.accounts.part(accountKey, 'rewards'),
    queryData: { params: { accountKey } },
    select: selectBody,
  });

const FIRST_PAGE = '0';

export const useOverdue = (accountKey: string) =>
  mortgagesApi.transactions.useInfiniteQuery({
    queryKey: queryKeys.accounts.part(accountKey, 'overdue'),
    queryData: ({ pageParam }) => ({
      params: { accountKey },
      query: { cursor: String(pageParam), limit: MORTGAGE_PAGE_SIZE, transaction_status: 'OVERDUE' },
    }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: nextPageOf(MORTGAGE_PAGE_SIZE),
  });
