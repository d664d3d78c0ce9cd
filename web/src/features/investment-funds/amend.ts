import type { Amendment } from '#web/flow/summary.ts';
import { codeOf } from '#web/lib/api/api-error.ts';
import { bankNow } from '#web/lib/api/bank-clock.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { nextTradingDay, TRADING_HOURS } from './calendar';
import type { Draft, TradeSetup } from './order';

/** Offers to schedule an order rejected out of hours, or to review one whose price changed. */
export function amend(error: unknown, draft: Draft, { holidays }: TradeSetup): Amendment<Draft> | undefined {
  const code = codeOf(error);
  if (code === 'CZ_NOT_VALIDATED')
    return {
      explanation: 'El precio ya no es el que revisaste.',
      label: 'Ver el precio de ahora',
      draft,
      field: 'amount',
    };
  const day = code === '2185' ? nextTradingDay(bankNow(), holidays) : undefined;
  if (day === undefined) return undefined;
  return {
    explanation: TRADING_HOURS,
    label: `Programar para el ${formatDate(day)}`,
    draft: { ...draft, when: 'later', date: day },
    field: 'when',
  };
}
