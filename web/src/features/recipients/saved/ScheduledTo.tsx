import type { Recipient } from '#contract/recipients';
import { showMoney, toCentavos } from '#contract/shared/money';
import { MAX_PAGE_SIZE } from '#contract/shared/page';
import type { TransferRow } from '#contract/transfers';
import { dataOf } from '../../../api/client';
import { transfersApi } from '../../../api/clients/transfers';
import { queryKeys } from '../../../api/query-keys';
import { formatDate } from '../../../format/dates';

const SHOWN = 3;

const inWords = ({ amount, currencyCode, effectiveDate }: TransferRow): string =>
  `${showMoney(toCentavos(amount), currencyCode)} para el ${formatDate(effectiveDate)}`;

/** What will not be made, the soonest first; of many the first few and how many more. */
export function stoppedText(scheduled: readonly TransferRow[]): string {
  const soonest = scheduled.toSorted((a, b) => a.effectiveDate.localeCompare(b.effectiveDate));
  const [first] = soonest;
  if (first === undefined) return 'No tienes transferencias programadas a esta cuenta.';
  if (soonest.length === 1)
    return `Tienes 1 transferencia programada a esta cuenta que ya no se hará: ${inWords(first)}.`;
  const shown = soonest.slice(0, SHOWN).map(inWords);
  const more = soonest.length - shown.length;
  const list = more === 0 ? shown.join('; ') : `${shown.join('; ')}, y ${more} más`;
  return `Tienes ${soonest.length} transferencias programadas a esta cuenta que ya no se harán: ${list}.`;
}

/** Which transfers a removal stops: what is scheduled to somebody who is no more is not made. */
export function ScheduledTo({ row }: { row: Recipient }) {
  const { data, isError } = transfersApi.list.useQuery({
    queryKey: queryKeys.transfers.scheduledTo(row.key),
    queryData: {
      query: { destination_account: row.key, transfer_status: 'SCHEDULED', limit: MAX_PAGE_SIZE },
    },
    select: dataOf,
  });
  if (isError)
    return (
      <p>No pudimos revisar si tienes transferencias programadas a esta cuenta: si las hay, no se harán.</p>
    );
  if (data === undefined) return <p>Revisando tus transferencias programadas...</p>;
  return data.length === 0 ? <p>{stoppedText(data)}</p> : <strong>{stoppedText(data)}</strong>;
}
