import { formatDate } from '#contract/domain/dates';
import { toCentavos } from '#contract/domain/money';
import type { Recipient } from '#contract/recipients';
import type { TransferRow } from '#contract/transfers';

const MAX_AMOUNTS = 3;

/** Returns up to three distinct recent amounts, each with the month of its last transfer ('nov'). */
export function lastAmounts(
  { lastTransfer }: Pick<Recipient, 'lastTransfer'>,
  transfers: readonly Pick<TransferRow, 'amount' | 'effectiveDate'>[],
): readonly { centavos: number; month: string }[] {
  const last = lastTransfer && { amount: lastTransfer.amount.amount, effectiveDate: lastTransfer.date };
  const months = new Map<number, string>();
  for (const { amount, effectiveDate } of [...(last ? [last] : []), ...transfers]) {
    const centavos = toCentavos(amount);
    if (!months.has(centavos)) months.set(centavos, formatDate(effectiveDate).slice(3, 6));
  }
  return Array.from(months, ([centavos, month]) => ({ centavos, month })).slice(0, MAX_AMOUNTS);
}
