import type { BankDate } from '#contract/domain/dates';
import { formatCentavos, type KnownMoney, toCentavos } from '#contract/domain/money';
import { formatDate } from '#web/lib/format/dates.ts';

/** The noun's gender varies: 'pago', 'transferencia'. */
export type StoppedOrderLabels = { one: string; many: string; pronoun: 'los' | 'las'; to: string };

type ScheduledOrder = { amount: KnownMoney; date: BankDate };

const MAX_DESCRIBED = 3;

const describeOrder = ({ amount: { amount, currencyCode }, date }: ScheduledOrder): string =>
  `${formatCentavos(toCentavos(amount), currencyCode)} para el ${formatDate(date)}`;

export function stoppedText(
  { one, many, to }: StoppedOrderLabels,
  scheduled: readonly ScheduledOrder[],
): string {
  const sortedOrders = scheduled.toSorted((a, b) => a.date.localeCompare(b.date));
  const [first] = sortedOrders;
  if (first === undefined) return `No tienes ${many} ${to}.`;
  if (sortedOrders.length === 1) return `Tienes 1 ${one} ${to} que ya no se hará: ${describeOrder(first)}.`;
  const descriptions = sortedOrders.slice(0, MAX_DESCRIBED).map(describeOrder);
  const hiddenCount = sortedOrders.length - descriptions.length;
  const list =
    hiddenCount === 0 ? descriptions.join('; ') : `${descriptions.join('; ')}, y ${hiddenCount} más`;
  return `Tienes ${sortedOrders.length} ${many} ${to} que ya no se harán: ${list}.`;
}

type StoppedOrdersProps = {
  noun: StoppedOrderLabels;
  scheduled: readonly ScheduledOrder[] | undefined;
  failed: boolean;
};

export function StoppedOrders({ noun, scheduled, failed }: StoppedOrdersProps) {
  const { many, pronoun, to } = noun;
  if (failed) return <p>{`No pudimos revisar si tienes ${many} ${to}: si ${pronoun} hay, no se harán.`}</p>;
  if (scheduled === undefined) return <p>{`Revisando tus ${many}...`}</p>;
  const text = stoppedText(noun, scheduled);
  return scheduled.length === 0 ? <p>{text}</p> : <strong>{text}</strong>;
}
