import { MAX_PAGE_SIZE } from '#contract/domain/page';
import type { Recipient } from '#contract/recipients';
import { selectData } from '#web/lib/api/client.ts';
import { transfersApi } from '#web/lib/api/clients/transfers.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { type StoppedOrderLabels, StoppedOrders } from '#web/patterns/admin-list/StoppedOrders.tsx';

const noun: StoppedOrderLabels = {
  one: 'transferencia programada',
  many: 'transferencias programadas',
  them: 'las',
  to: 'a esta cuenta',
};

export function ScheduledTo({ row }: { row: Recipient }) {
  const { data, isError } = transfersApi.list.useQuery({
    queryKey: queryKeys.transfers.scheduledTo(row.key),
    queryData: {
      query: { destination_account: row.key, transfer_status: 'SCHEDULED', limit: MAX_PAGE_SIZE },
    },
    select: selectData,
  });
  return (
    <StoppedOrders
      noun={noun}
      failed={isError}
      scheduled={data?.map(({ amount, currencyCode, effectiveDate }) => ({
        amount: { amount, currencyCode },
        date: effectiveDate,
      }))}
    />
  );
}
