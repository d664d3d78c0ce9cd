import { useQuery } from '@tanstack/react-query';
import type { Account } from '#contract/shared/account';
import type { BankDate } from '#contract/shared/dates';
import type { TransferRow } from '#contract/transfers';
import { dataOf, ok } from '../../../../api/client';
import { preauthorizedPaymentsApi } from '../../../../api/clients/preauthorized-payments';
import { transfersApi } from '../../../../api/clients/transfers';
import { pagesOf } from '../../../../api/pages';
import { queryKeys } from '../../../../api/query-keys';
import { DIRECT_DEBITS_KEY } from '../../../../payee-book/addresses';
import { useDueBills } from '../../../../payee-book/due-bills';
import { useScheduledPayments } from '../../../../payment-book/api';
import { dueCredits, dueOfBills, dueOfDebits, duePayments, dueTransfers, weekOf } from './due';

async function loadScheduledTransfers(): Promise<TransferRow[]> {
  const rows: TransferRow[] = [];
  const pages = pagesOf((page) =>
    ok(transfersApi.list.query({ query: { transfer_status: 'SCHEDULED', ...page } })),
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
    select: dataOf,
  });

/** What falls due from today on, from all that may be read; what could not be read is named, and takes nothing along. */
export function useWeek(accounts: readonly Account[], today: BankDate) {
  const bills = useDueBills(today);
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
    if (bills.error) bills.retry();
    for (const { retry } of bills.failed) retry();
    for (const read of [payments, transfers, debits]) if (read.isError) void read.refetch();
  };
  return {
    ...weekOf(
      [
        ...dueCredits(accounts, today),
        ...dueOfBills(bills.due, charged, today),
        ...duePayments(payments.data ?? []),
        ...dueTransfers(transfers.data ?? []),
        ...dueOfDebits(charged),
      ],
      today,
    ),
    missing,
    /** Bills whose company did not answer: the rest is known without them. */
    silent: bills.failed.length,
    again,
    fetching: bills.fetching || [payments, transfers, debits].some(({ isFetching }) => isFetching),
    pending: bills.pending || payments.isPending || transfers.isPending || debits.isPending,
  };
}
