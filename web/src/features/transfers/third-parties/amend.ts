import { bankDate } from '#contract/domain/dates';
import { serviceHours } from '#contract/domain/hours';
import { nextSchedulingDay } from '#web/flow/money-form/scheduling.ts';
import type { Amendment } from '#web/flow/summary.ts';
import { codeOf } from '#web/lib/api/api-error.ts';
import { bankNow } from '#web/lib/api/bank-clock.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { closedOn, type ThirdPartyDraft, type ThirdPartyFlowSetup } from './third-party';

const { opens, closes } = serviceHours['third-party'];

/** Offers to schedule a late order, or another recipient if the other bank rejects the order. */
export function amend(
  error: unknown,
  draft: ThirdPartyDraft,
  setup: ThirdPartyFlowSetup,
): Amendment<ThirdPartyDraft> | undefined {
  const code = codeOf(error);
  if (/poa/i.test(code)) return { label: 'Elegir a otra persona', draft: { ...draft, to: '' }, field: 'to' };
  if (code !== '2185') return undefined;
  const day = nextSchedulingDay(bankDate(bankNow()), closedOn(setup));
  if (day === undefined) return undefined;
  return {
    explanation: `El horario es de ${opens} a ${closes} horas, en días hábiles.`,
    label: `Programar para el ${formatDate(day)}`,
    draft: { ...draft, when: 'later', date: day },
    field: 'when',
  };
}
