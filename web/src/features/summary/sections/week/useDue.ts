import { useQuery } from '@tanstack/react-query';
import type { Account } from '#contract/domain/account';
import { addDays, type BankDate } from '#contract/domain/dates';
import { debitsKey, useActiveDebits } from '#web/features/bill-payments/preauthorized/api.ts';
import { useDueBills } from '#web/features/bill-payments/shared/payees/due-bills.ts';
import { scheduledPaymentsQuery } from '#web/features/bill-payments/shared/payments/api.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { useBrokenRows } from '#web/lib/api/useBrokenRows.ts';
import { scheduledTransfersQuery } from '../../api';
import { dueCredits, dueOfBills, dueOfDebits, duePayments, dueTransfers, sortDue } from './due';

/** Days from the 15th to the 31st. */
const LONGEST_FORTNIGHT = 16;

/**
 * All known due payments, overdue ones first. If a source cannot be read, reports it and still returns the
 * others. The bills need the scheduled payments too, so their state covers both.
 */
export function useDue(accounts: readonly Account[] | undefined, today: BankDate) {
  const bills = useDueBills(today, addDays(today, LONGEST_FORTNIGHT));
  const payments = useQuery(scheduledPaymentsQuery);
  const transfers = useQuery(scheduledTransfersQuery);
  const debits = useActiveDebits();
  const hasMissingAccounts = useBrokenRows(queryKeys.summary) !== undefined;
  const hasMissingDebits = useBrokenRows(debitsKey('active')) !== undefined;
  const charged = debits.data?.data ?? [];
  const missingSources = [
    ...(hasMissingAccounts ? ['todas tus cuentas'] : []),
    ...(bills.error || bills.hasMissingRows ? ['tus recibos'] : []),
    ...(payments.isError ? ['tus pagos programados'] : []),
    ...(transfers.isError ? ['tus transferencias programadas'] : []),
    ...(debits.isError || hasMissingDebits ? ['tus domiciliaciones'] : []),
  ];
  const retry = () => {
    bills.retry();
    for (const read of [transfers, debits]) if (read.isError) void read.refetch();
  };
  return {
    due: sortDue([
      ...dueCredits(accounts ?? [], today),
      ...dueOfBills(bills.due, charged, today),
      ...duePayments(payments.data ?? []),
      ...dueTransfers(transfers.data ?? []),
      ...dueOfDebits(charged),
    ]),
    missing: missingSources,
    unreadBills: bills.failed.map(({ payee }) => payee.nickname),
    retry: retry,
    fetching: bills.fetching || [transfers, debits].some(({ isFetching }) => isFetching),
    pending: accounts === undefined || bills.pending || transfers.isPending || debits.isPending,
  };
}
