import type { Recipient } from '#contract/recipients';
import { type StoppedOrderLabels, StoppedOrders } from '#web/patterns/admin-list/StoppedOrders.tsx';
import { useScheduledTo } from '../api';

const noun: StoppedOrderLabels = {
  one: 'transferencia programada',
  many: 'transferencias programadas',
  pronoun: 'las',
  destination: 'a esta cuenta',
};

export function ScheduledTo({ row }: { row: Recipient }) {
  const { data, isError } = useScheduledTo(row.key);
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
