import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { initClient } from '@ts-rest/core';
import type { Movement } from '#contract/accounts';
import { credit } from '#contract/credit';
import { loans } from '#contract/loans';
import { MORTGAGE_PAGE_SIZE, mortgages } from '#contract/mortgages';
import { rewards } from '#contract/rewards';
import { nextCursor } from '#contract/shared/page';
import { clientOptions, ok } from '../../../api/client';
import { queryKeys } from '../../../api/query-keys';
import type { MovementSource } from '../movements/source';

const creditApi = initClient(credit, clientOptions);
const loansApi = initClient(loans, clientOptions);
const mortgagesApi = initClient(mortgages, clientOptions);
const rewardsApi = initClient(rewards, clientOptions);

export type RevolvingSlug = 'credit-card' | 'line-of-credit';
export type InstalmentSlug = 'loan' | 'mortgage';
export type CreditSlug = RevolvingSlug | InstalmentSlug;

/** How each kind of credit is read: they differ by endpoint alone. */
const creditQuery = <Credit>(
  accountKey: string,
  read: (call: { params: { accountKey: string }; fetchOptions: { signal: AbortSignal } }) => Promise<Credit>,
) =>
  queryOptions({
    queryKey: queryKeys.accounts.part(accountKey, 'credit'),
    queryFn: ({ signal }) => read({ params: { accountKey }, fetchOptions: { signal } }),
  });

const revolving = {
  'credit-card': { get: creditApi.card, movements: creditApi.cardTransactions },
  'line-of-credit': { get: creditApi.line, movements: creditApi.lineTransactions },
} as const;

export const useRevolvingCredit = (slug: RevolvingSlug, accountKey: string) =>
  useQuery(creditQuery(accountKey, (call) => ok(revolving[slug].get(call))));

/** What is owed counts down on the wire; its holder reads it as the balance above the list says it. */
const owed = (movement: Movement): Movement =>
  movement.balance === undefined ? movement : { ...movement, balance: 0 - movement.balance };

export const creditMovements = (slug: RevolvingSlug, accountKey: string): MovementSource => ({
  key: queryKeys.accounts.part(accountKey, 'movements'),
  read: async (query, signal) => {
    const page = await ok(
      revolving[slug].movements({ params: { accountKey }, query, fetchOptions: { signal } }),
    );
    return { ...page, data: page.data.map(owed) };
  },
});

export const useRewards = (accountKey: string) =>
  useQuery({
    queryKey: queryKeys.accounts.part(accountKey, 'rewards'),
    queryFn: ({ signal }) => ok(rewardsApi.get({ params: { accountKey }, fetchOptions: { signal } })),
  });

const instalment = { loan: loansApi.get, mortgage: mortgagesApi.get } as const;

export const useInstalmentCredit = (slug: InstalmentSlug, accountKey: string) =>
  useQuery(creditQuery(accountKey, (call) => ok(instalment[slug](call))));

const FIRST_PAGE = 0;

/** What of a mortgage should have been paid, a page at a time. */
export const useOverdue = (accountKey: string) =>
  useInfiniteQuery({
    queryKey: queryKeys.accounts.part(accountKey, 'overdue'),
    queryFn: ({ pageParam, signal }) =>
      ok(
        mortgagesApi.transactions({
          params: { accountKey },
          query: { cursor: pageParam, limit: MORTGAGE_PAGE_SIZE, transaction_status: 'OVERDUE' },
          fetchOptions: { signal },
        }),
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page, _, cursor) => nextCursor(page, cursor, MORTGAGE_PAGE_SIZE),
  });
