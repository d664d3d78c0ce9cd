import { useQuery } from '@tanstack/react-query';
import { isTopUp } from '#contract/domain/payment';
import type { Payee } from '#contract/payees';
import { scheduledPaymentsQuery } from '#web/features/bill-payments/shared/payments/api.ts';
import { type StoppedOrderLabels, StoppedOrders } from '#web/patterns/admin-list/StoppedOrders.tsx';

const nounOf = ({ billType }: Payee): StoppedOrderLabels =>
  isTopUp(billType)
    ? {
        one: 'recarga programada',
        many: 'recargas programadas',
        pronoun: 'las',
        destination: 'a este número',
      }
    : { one: 'pago programado', many: 'pagos programados', pronoun: 'los', destination: 'a este servicio' };

/** Scheduled payments that the removal of a payee cancels. */
export function ScheduledTo({ row }: { row: Payee }) {
  const { data, isError } = useQuery(scheduledPaymentsQuery);
  const scheduledPayments = data?.filter(({ payeeKey }) => payeeKey === row.key);
  return (
    <StoppedOrders
      noun={nounOf(row)}
      failed={isError}
      scheduled={scheduledPayments?.map(({ totalAmount, effectiveDate }) => ({
        amount: totalAmount,
        date: effectiveDate,
      }))}
    />
  );
}
