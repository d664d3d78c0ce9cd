import { formatHours, type Service } from '#contract/domain/hours';
import type { When } from '#web/flow/money-form/scheduling.ts';
import type { Amendment } from '#web/flow/summary.ts';
import { codeOf } from '#web/lib/api/api-error.ts';
import { bankNow } from '#web/lib/api/bank-clock.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import type { PaySetup } from './api';
import { nextDay } from './payment-days';

/** Offers to schedule a payment rejected outside service hours. */
export function offerScheduling<Draft extends When & Record<string, string>>(
  error: unknown,
  draft: Draft,
  { holidays }: Pick<PaySetup, 'holidays'>,
  service: Service,
): (Amendment<When> & { draft: Draft }) | undefined {
  const day = codeOf(error) === '2185' ? nextDay(holidays, bankNow()) : undefined;
  return day === undefined
    ? undefined
    : {
        explanation: `El horario es de ${formatHours(service)}.`,
        label: `Programar para el ${formatDate(day)}`,
        draft: { ...draft, when: 'later', date: day },
        field: 'when',
      };
}
