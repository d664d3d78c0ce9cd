import { toCentavos } from '#contract/domain/money';
import type { Due } from './due';

export type WeekSum = {
  /** Centavos of pesos that leave the customer's cheque accounts. */
  total: number;
  /** Of how many that is. */
  counted: number;
  /** What is then left in them; below nothing, what is missing. Not known where a balance is not. */
  left: number | undefined;
  /** What the sum leaves out. */
  unknown: number;
  dollars: number;
  own: number;
};

/** What a week comes to, against what the cheque accounts in pesos hold, in centavos. */
export function sumOfWeek(week: readonly Due[], available: number | null | undefined): WeekSum {
  const sum = { total: 0, counted: 0, unknown: 0, dollars: 0, own: 0 };
  for (const { amount, isOwn } of week) {
    if (isOwn) sum.own += 1;
    else if (amount === undefined || amount.amount === null) sum.unknown += 1;
    else if (amount.currencyCode !== 'MXN') sum.dollars += 1;
    else {
      sum.total += toCentavos(amount.amount);
      sum.counted += 1;
    }
  }
  const has = available === undefined || available === null ? undefined : toCentavos(available);
  return { ...sum, left: has === undefined ? undefined : has - sum.total };
}

const count = (many: number, one: string, more: string): string => (many === 1 ? one : `${many} ${more}`);

/** What the sum does not count, in words; nothing where it counts all. */
export function leftOutText({ unknown, dollars, own }: WeekSum, silent = 0): string {
  const left = [
    ...(unknown > 0
      ? [count(unknown, 'un cobro que aún no dice su importe', 'cobros que aún no dicen su importe')]
      : []),
    ...(silent > 0
      ? [count(silent, 'un recibo que no pudimos consultar', 'recibos que no pudimos consultar')]
      : []),
    ...(dollars > 0 ? ['lo que es en dólares'] : []),
    ...(own > 0 ? ['lo que pasas entre tus cuentas'] : []),
  ];
  const last = left.pop();
  if (last === undefined) return '';
  return `Sin contar ${left.length > 0 ? `${left.join(', ')} ni ` : ''}${last}.`;
}
