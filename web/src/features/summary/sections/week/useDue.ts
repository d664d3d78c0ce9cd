import { useQuery } from '@tanstack/react-query';
import type { Account } from '#contract/domain/account';
import { addDays, type BankDate } from '#contract/domain/dates';
import type { TransferRow } from '#contract/transfers';
import { DIRECT_DEBITS_KEY } from '#web/features/bill-payments/shared/payees/addresses.ts';
import { useDueBills } from '#web/features/bill-payments/shared/payees/due-bills.ts';
import { useScheduledPayments } from '#web/features/bill-payments/shared/payments/api.ts';
import { selectData, unwrap } from '#web/lib/api/client.ts';
import { preauthorizedPaymentsApi } from '#web/lib/api/clients/preauthorized-payments.ts';
import { transfersApi } from '#web/lib/api/clients/transfers.ts';
import { pagesOf } from '#web/lib/api/pages.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { dueCredits, dueOfBills, dueOfDebits, duePayments, dueTransfers, sortDue } from './due';

/** From the 15th to the 31st. */
const LONGEST_FORTNIGHT = 16;

async function loadScheduledTransfers(): Promise<TransferRow[]> {
  const rows: TransferRow[] = [];
  const pages = pagesOf((page) =>
    unwrap(transfersApi.list.query({ query: { transfer_status: 'SCHEDULED', ...page } })),
  );
  for await (const page of pages) rows.push(...page);
  return rows;
}

const useScheduledTransfers = () =>
  useQuery({
    queryKey: queryKeys.transfers.history({ status: 'SCHEDULED', all: true }),
    queryFn: loadScheduledTransfers,
  });

const useDebits = () =>
  preauthorizedPaymentsApi.list.useQuery({
    queryKey: [...DIRECT_DEBITS_KEY, 'due'],
    queryData: { query: { automatic_payment: 'true' } },
    select: selectData,
  });

/**
 * All payments known to be due, overdue ones first. A source that cannot be read is reported without hiding
 * the others.
 */
export function useDue(accounts: readonly Account[] | undefined, today: BankDate) {
  const bills = useDueBills(today, addDays(today, LONGEST_FORTNIGHT));
  const payments = useScheduledPayments();
  const transfers = useScheduledTransfers();
  const debits = useDebits();
  const charged = debits.data ?? [];
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
