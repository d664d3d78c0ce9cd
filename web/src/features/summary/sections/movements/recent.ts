import { useQueries } from '@tanstack/react-query';
import type { Movement } from '#contract/accounts';
import type { Account } from '#contract/domain/account';
import type { BankDate } from '#contract/domain/dates';
import { recentQuery } from '../../api';

export const earlierOf = (a: BankDate, b: BankDate): BankDate => (a.localeCompare(b) < 0 ? a : b);

export type AccountMovements = { account: Account; movements: readonly Movement[] };

/** Returns the movements of some accounts, newest first. One query per account serves all sections. */
export function useRecent(accounts: readonly Account[], today: BankDate) {
  const reads = useQueries({ queries: accounts.map((account) => recentQuery(account, today)) });
  return {
    read: accounts.flatMap((account, index): AccountMovements[] => {
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
