import { useQuery } from '@tanstack/react-query';
import type { Account } from '#contract/domain/account';
import { addDays, type BankDate } from '#contract/domain/dates';
import { useDebits } from '#web/features/bill-payments/preauthorized/api.ts';
import { useDueBills } from '#web/features/bill-payments/shared/payees/due-bills.ts';
import { scheduledPaymentsQuery } from '#web/features/bill-payments/shared/payments/api.ts';
import { scheduledTransfersQuery } from '../../api';
import { dueCredits, dueOfBills, dueOfDebits, duePayments, dueTransfers, sortDue } from './due';

/** From the 15th to the 31st. */
const LONGEST_FORTNIGHT = 16;

/**
 * All payments known to be due, overdue ones first. A source that cannot be read is reported without hiding
 * the others.
 */
export function useDue(accounts: readonly Account[] | undefined, today: BankDate) {
  const bills = useDueBills(today, addDays(today, LONGEST_FORTNIGHT));
  const payments = useQuery(scheduledPaymentsQuery);
  const transfers = useQuery(scheduledTransfersQuery);
  const debits = useDebits('active');
  const charged = debits.data?.data ?? [];
  const missing = [
    ...(bills.error ? ['tus recibos'] : []),
    ...(payments.isError ? ['tus pagos programados'] : []),
    ...(transfers.isError ? ['tus transferencias programadas'] : []),
    ...(debits.isError ? ['tus domiciliaciones'] : []),
  ];
  const again = () => {
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
    missing,
    /** Number of payees whose bills could not be read. */
    silent: bills.failed.length,
    again,
    fetching: bills.fetching || [transfers, debits].some(({ isFetching }) => isFetching),
    pending: accounts === undefined || bills.pending || transfers.isPending || debits.isPending,
  };
}
