import type { Recipient } from '#contract/recipients';
import { MAX_PAGE_SIZE } from '#contract/shared/page';
import { Stopped, type StoppedNoun } from '../../../admin-list/Stopped';
import { dataOf } from '../../../api/client';
import { transfersApi } from '../../../api/clients/transfers';
import { queryKeys } from '../../../api/query-keys';

const noun: StoppedNoun = {
  one: 'transferencia programada',
  many: 'transferencias programadas',
  them: 'las',
  to: 'a esta cuenta',
};

/** Which transfers the removal of a recipient stops. */
export function ScheduledTo({ row }: { row: Recipient }) {
  const { data, isError } = transfersApi.list.useQuery({
    queryKey: queryKeys.transfers.scheduledTo(row.key),
    queryData: {
      query: { destination_account: row.key, transfer_status: 'SCHEDULED', limit: MAX_PAGE_SIZE },
    },
    select: dataOf,
  });
  return (
    <Stopped
      noun={noun}
      failed={isError}
      scheduled={data?.map(({ amount, currencyCode, effectiveDate }) => ({
        amount: { amount, currencyCode },
        date: effectiveDate,
      }))}
    />
  );
}
