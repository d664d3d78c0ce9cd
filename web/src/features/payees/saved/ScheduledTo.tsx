import type { Payee } from '#contract/payees';
import { isTopUp } from '#contract/shared/payment';
import { Stopped, type StoppedNoun } from '../../../admin-list/Stopped';
import { useScheduledPayments } from '../../../payment-book/api';

const nounOf = ({ billType }: Payee): StoppedNoun =>
  isTopUp(billType)
    ? { one: 'recarga programada', many: 'recargas programadas', them: 'las', to: 'a este número' }
    : { one: 'pago programado', many: 'pagos programados', them: 'los', to: 'a este servicio' };

/** Which payments the removal of a payee stops. */
export function ScheduledTo({ row }: { row: Payee }) {
  const { data, isError } = useScheduledPayments();
  const toIt = data?.filter(({ payeeKey }) => payeeKey === row.key);
  return (
    <Stopped
      noun={nounOf(row)}
      failed={isError}
      scheduled={toIt?.map(({ totalAmount, effectiveDate }) => ({
        amount: totalAmount,
        date: effectiveDate,
      }))}
    />
  );
}
