import { useQueries } from '@tanstack/react-query';
import type { Movement } from '#contract/accounts';
import { type Account, slugOf } from '#contract/domain/account';
import { addDays, type BankDate } from '#contract/domain/dates';
import { unwrap } from '#web/lib/api/client.ts';
import { accountsApi } from '#web/lib/api/clients/accounts.ts';
import { creditApi } from '#web/lib/api/clients/credit.ts';
import { pagesOf } from '#web/lib/api/pages.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';

export const earlier = (a: BankDate, b: BankDate): BankDate => (a.localeCompare(b) < 0 ? a : b);

/** First day read: '2026-11-23' → '2026-10-01'. */
export function firstOfLastMonth(today: BankDate): BankDate {
  const first = `${today.slice(0, 7)}-01`;
  return `${addDays(first, -1).slice(0, 7)}-01`;
}

async function loadRecent({ key, type }: Account, today: BankDate): Promise<Movement[]> {
  const read = slugOf[type] === 'credit-card' ? creditApi.cardTransactions : accountsApi.transactions;
  const movements: Movement[] = [];
  const pages = pagesOf((page) =>
    unwrap(
      read.query({
        params: { accountKey: key },
        query: { from_date: firstOfLastMonth(today), to_date: today, ...page },
      }),
    ),
  );
  for await (const page of pages) movements.push(...page);
  return movements;
}

const recentQuery = (account: Account, today: BankDate) => ({
  queryKey: [...queryKeys.accounts.part(account.key, 'recent'), today],
  queryFn: () => loadRecent(account, today),
});

export type Recent = { account: Account; movements: readonly Movement[] };

/** Movements of some accounts, newest first. One query per account serves all sections. */
export function useRecent(accounts: readonly Account[], today: BankDate) {
  const reads = useQueries({ queries: accounts.map((account) => recentQuery(account, today)) });
  return {
    read: accounts.flatMap((account, index): Recent[] => {
      const movements = reads[index]?.data;
      return movements === undefined ? [] : [{ account, movements }];
    }),
    pending: reads.some(({ isPending }) => isPending),
    fetching: reads.some(({ isFetching }) => isFetching),
    error: reads.find(({ error, data }) => error && data === undefined)?.error,
    retry: () => {
      for (const { isError, refetch } of reads) if (isError) void refetch();
    },
  };
}
