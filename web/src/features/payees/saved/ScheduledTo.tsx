import type { Payee } from '#contract/payees';
import { showMoney, toCentavos } from '#contract/shared/money';
import { MAX_PAGE_SIZE } from '#contract/shared/page';
import type { PaymentRow } from '#contract/shared/payment';
import { dataOf } from '../../../api/client';
import { paymentsApi } from '../../../api/clients/payments';
import { queryKeys } from '../../../api/query-keys';
import { formatDate } from '../../../format/dates';

const SHOWN = 3;

const inWords = ({ totalAmount: { amount, currencyCode }, effectiveDate }: PaymentRow): string =>
  `${showMoney(toCentavos(amount ?? 0), currencyCode)} para el ${formatDate(effectiveDate)}`;

/** What will not be made, the soonest first; of many the first few and how many more. */
export function stoppedText(scheduled: readonly PaymentRow[]): string {
  const soonest = scheduled.toSorted((a, b) => a.effectiveDate.localeCompare(b.effectiveDate));
  const [first] = soonest;
  if (first === undefined) return 'No tienes pagos programados a este servicio.';
  if (soonest.length === 1)
    return `Tienes 1 pago programado a este servicio que ya no se hará: ${inWords(first)}.`;
  const shown = soonest.slice(0, SHOWN).map(inWords);
  const more = soonest.length - shown.length;
  const list = more === 0 ? shown.join('; ') : `${shown.join('; ')}, y ${more} más`;
  return `Tienes ${soonest.length} pagos programados a este servicio que ya no se harán: ${list}.`;
}

const SCHEDULED = { payment_status: 'SCHEDULED', limit: MAX_PAGE_SIZE } as const;

/** Which payments a removal stops: what is scheduled to what is no more is not made. */
export function ScheduledTo({ row }: { row: Payee }) {
  const { data, isError } = paymentsApi.list.useQuery({
    queryKey: queryKeys.payments.history(SCHEDULED),
    queryData: { query: SCHEDULED },
    select: dataOf,
  });
  if (isError)
    return <p>No pudimos revisar si tienes pagos programados a este servicio: si los hay, no se harán.</p>;
  if (data === undefined) return <p>Revisando tus pagos programados...</p>;
  const toIt = data.filter(({ payeeKey }) => payeeKey === row.key);
  return toIt.length === 0 ? <p>{stoppedText(toIt)}</p> : <strong>{stoppedText(toIt)}</strong>;
}
