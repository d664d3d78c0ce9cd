import { toCentavos } from '#contract/domain/money';
import type { Due } from './due';

export type WeekSum = {
  /** Sum of the payments from the cheque accounts in pesos, in centavos. */
  total: number;
  counted: number;
  /** Remaining balance, negative for a shortfall; undefined if a balance is unknown. */
  left: number | undefined;
  /** Numbers of payments excluded from the total. */
  unknown: number;
  dollars: number;
  ownCount: number;
};

/** Transfers between own accounts and payments in dollars do not reduce the pesos. */
export const isFromPesos = ({ amount, isOwn }: Due): boolean => !isOwn && amount?.currencyCode !== 'USD';

/** Compares the payments of the week with the cheque accounts in pesos, in centavos. */
export function sumOfWeek(week: readonly Due[], available?: number | null): WeekSum {
  const sum = { total: 0, counted: 0, unknown: 0, dollars: 0, ownCount: 0 };
  for (const due of week) {
    const { amount, isOwn } = due;
    if (isOwn) sum.ownCount += 1;
    else if (!isFromPesos(due)) sum.dollars += 1;
    else if (amount === undefined || amount.amount === null) sum.unknown += 1;
    else {
      sum.total += toCentavos(amount.amount);
      sum.counted += 1;
    }
  }
  const availableCentavos = available === undefined || available === null ? undefined : toCentavos(available);
  return { ...sum, left: availableCentavos === undefined ? undefined : availableCentavos - sum.total };
}

const count = (number: number, one: string, plural: string): string =>
  number === 1 ? one : `${number} ${plural}`;

/** 'el recibo de Luz', '2 recibos' */
export const unreadBillsText = (names: readonly string[]): string =>
  names.length === 1 ? `el recibo de ${names[0]}` : `${names.length} recibos`;

/** Describes the excluded payments; '' without any. */
export function excludedText(
  { unknown, dollars, ownCount }: WeekSum,
  unreadBills: readonly string[] = [],
): string {
  const excluded = [
    ...(unknown > 0
      ? [count(unknown, 'un cobro con importe por confirmar', 'cobros con importe por confirmar')]
      : []),
    ...(unreadBills.length > 0
      ? [`${unreadBillsText(unreadBills)}${unreadBills.length === 1 ? ',' : ''} que no pudimos consultar`]
      : []),
    ...(dollars > 0 ? ['lo que es en dólares'] : []),
    ...(ownCount > 0 ? ['lo que pasas entre tus cuentas'] : []),
  ];
  const last = excluded.pop();
  if (last === undefined) return '';
  return `Sin contar ${excluded.length > 0 ? `${excluded.join(', ')} ni ` : ''}${last}.`;
}
