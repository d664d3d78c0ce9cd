import type { BankDate } from '#contract/domain/dates';
import { formatCentavos, type KnownMoney, toCentavos } from '#contract/domain/money';
import { formatDate } from '#web/lib/format/dates.ts';

/** The noun's gender varies: 'pago', 'transferencia'. */
export type StoppedOrderLabels = { one: string; many: string; them: 'los' | 'las'; to: string };

type Scheduled = { amount: KnownMoney; date: BankDate };

const SHOWN = 3;

const inWords = ({ amount: { amount, currencyCode }, date }: Scheduled): string =>
  `${formatCentavos(toCentavos(amount), currencyCode)} para el ${formatDate(date)}`;

export function stoppedText({ one, many, to }: StoppedOrderLabels, scheduled: readonly Scheduled[]): string {
  const soonest = scheduled.toSorted((a, b) => a.date.localeCompare(b.date));
  const [first] = soonest;
  if (first === undefined) return `No tienes ${many} ${to}.`;
  if (soonest.length === 1) return `Tienes 1 ${one} ${to} que ya no se hará: ${inWords(first)}.`;
  const shown = soonest.slice(0, SHOWN).map(inWords);
  const more = soonest.length - shown.length;
  const list = more === 0 ? shown.join('; ') : `${shown.join('; ')}, y ${more} más`;
  return `Tienes ${soonest.length} ${many} ${to} que ya no se harán: ${list}.`;
}

type StoppedOrdersProps = {
  noun: StoppedOrderLabels;
  scheduled: readonly Scheduled[] | undefined;
  failed: boolean;
};

export function StoppedOrders({ noun, scheduled, failed }: StoppedOrdersProps) {
  const { many, them, to } = noun;
  if (failed) return <p>{`No pudimos revisar si tienes ${many} ${to}: si ${them} hay, no se harán.`}</p>;
  if (scheduled === undefined) return <p>{`Revisando tus ${many}...`}</p>;
  const text = stoppedText(noun, scheduled);
  return scheduled.length === 0 ? <p>{text}</p> : <strong>{text}</strong>;
}
