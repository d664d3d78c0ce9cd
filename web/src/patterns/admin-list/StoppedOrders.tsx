import type { BankDate } from '#contract/domain/dates';
import { formatCentavos, type KnownMoney, toCentavos } from '#contract/domain/money';
import { formatDate } from '#web/lib/format/dates.ts';

/** Words for a 'pago' or a 'transferencia', whose gender differs. */
export type StoppedOrderLabels = { one: string; many: string; pronoun: 'los' | 'las'; destination: string };

type ScheduledOrder = { amount: KnownMoney; date: BankDate };

const MAX_DESCRIBED = 3;

const describeOrder = ({ amount: { amount, currencyCode }, date }: ScheduledOrder): string =>
  `${formatCentavos(toCentavos(amount), currencyCode)} para el ${formatDate(date)}`;

export function stoppedText(
  { one, many, destination }: StoppedOrderLabels,
  scheduled: readonly ScheduledOrder[],
): string {
  const sortedOrders = scheduled.toSorted((a, b) => a.date.localeCompare(b.date));
  const [first] = sortedOrders;
  if (first === undefined) return `No tienes ${many} ${destination}.`;
  if (sortedOrders.length === 1)
    return `Tienes 1 ${one} ${destination} que ya no se hará: ${describeOrder(first)}.`;
  const descriptions = sortedOrders.slice(0, MAX_DESCRIBED).map(describeOrder);
  const hiddenCount = sortedOrders.length - descriptions.length;
  const list =
    hiddenCount === 0 ? descriptions.join('; ') : `${descriptions.join('; ')}, y ${hiddenCount} más`;
  return `Tienes ${sortedOrders.length} ${many} ${destination} que ya no se harán: ${list}.`;
}

type StoppedOrdersProps = {
  noun: StoppedOrderLabels;
  scheduled: readonly ScheduledOrder[] | undefined;
  failed: boolean;
};

export function StoppedOrders({ noun, scheduled, failed }: StoppedOrdersProps) {
  const { many, pronoun, destination } = noun;
  if (failed)
    return <p>{`No pudimos revisar si tienes ${many} ${destination}: si ${pronoun} hay, no se harán.`}</p>;
  if (scheduled === undefined) return <p>{`Revisando tus ${many}...`}</p>;
  const text = stoppedText(noun, scheduled);
  return scheduled.length === 0 ? <p>{text}</p> : <strong>{text}</strong>;
}
