import type { Account } from '#contract/domain/account';

export type SummaryState =
  | { state: 'fetching' }
  | { state: 'failed'; error: unknown }
  | { state: 'empty' }
  | { state: 'fetched'; accounts: readonly Account[]; at: number };

interface Read {
  accounts: readonly Account[] | undefined;
  error: unknown;
  at: number;
}

/** Returns the state; data already read takes precedence over a later refetch error. */
export function summaryState({ accounts, error, at }: Read): SummaryState {
  if (accounts === undefined) return error ? { state: 'failed', error } : { state: 'fetching' };
  return accounts.length === 0 ? { state: 'empty' } : { state: 'fetched', accounts, at };
}
