import type { BankDate } from '#contract/domain/dates';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { useBrokenRows } from '#web/lib/api/useBrokenRows.ts';
import { isCredit } from '#web/lib/money/owed.ts';
import { useSummary } from '../../api';
import { upcomingPayments } from './upcoming';

export type CreditPayments = ReturnType<typeof useUpcomingPayments>;

/** Payments of the visible cards and credits, as on the home page. */
export function useUpcomingPayments(today: BankDate) {
  const { summary, retry, retrying } = useSummary();
  const accounts = summary.state === 'fetched' ? summary.accounts : [];
  return {
    credits: accounts.filter(isCredit),
    payments: upcomingPayments(accounts, today),
    /** True if accounts are missing, so that sums are too low. */
    hasMissingRows: useBrokenRows(queryKeys.summary) !== undefined,
    isFailed: summary.state === 'failed',
    pending: summary.state === 'fetching',
    fetching: retrying,
    retry,
  };
}
