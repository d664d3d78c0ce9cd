import { type Service, showHours } from '#contract/shared/hours';
import { codeOf } from '../../api/api-error';
import { bankNow } from '../../api/bank-clock';
import type { Amendment } from '../../flow/summary';
import { formatDate } from '../../format/dates';
import type { When } from '../../money-form/scheduling';
import type { PayForm } from './api';
import { nextDay } from './paying';

/** Out of hours a payment may be scheduled. */
export function scheduleInstead<Draft extends When & Record<string, string>>(
  error: unknown,
  draft: Draft,
  { holidays }: Pick<PayForm, 'holidays'>,
  service: Service,
): (Amendment<When> & { draft: Draft }) | undefined {
  const day = codeOf(error) === '2185' ? nextDay(holidays, bankNow()) : undefined;
  return day === undefined
    ? undefined
    : {
        says: `El horario es de ${showHours(service)}.`,
        label: `Programar para el ${formatDate(day)}`,
        draft: { ...draft, when: 'later', date: day },
        field: 'when',
      };
}
