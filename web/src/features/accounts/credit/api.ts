import type { Movement } from '#contract/accounts';
import { MORTGAGE_PAGE_SIZE } from '#contract/mortgages';
import { bodyOf, ok } from '../../../api/client';
import { creditApi } from '../../../api/clients/credit';
import { mortgagesApi } from '../../../api/clients/mortgages';
import { rewardsApi } from '../../../api/clients/rewards';
import { nextPageOf } from '../../../api/next-page';
import type { RevolvingSlug } from '../../../api/queries/revolving-credit';
import { queryKeys } from '../../../api/query-keys';
import type { MovementSource } from '../movements/source';

const movements = {
  'credit-card': creditApi.cardTransactions.query,
  'line-of-credit': creditApi.lineTransactions.query,
} as const;

/** What is owed counts down on the wire; its holder reads it as the balance above the list says it. */
const owed = (movement: Movement): Movement =>
  movement.balance === undefined ? movement : { ...movement, balance: 0 - movement.balance };

export const creditMovements = (slug: RevolvingSlug, accountKey: string): MovementSource => ({
  key: queryKeys.accounts.part(accountKey, 'movements'),
  read: async (query, signal) => {
    const page = await ok(movements[slug]({ params: { accountKey }, query, fetchOptions: { signal } }));
    return { ...page, data: page.data.map(owed) };
  },
});

export const useRewards = (accountKey: string) =>
  rewardsApi.get.useQuery({
    queryKey: queryKeys.accounts.part(accountKey, 'rewards'),
    queryData: { params: { accountKey } },
    select: bodyOf,
  });

const FIRST_PAGE = '0';

/** What of a mortgage should have been paid, a page at a time. */
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
