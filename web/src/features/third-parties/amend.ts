import { bankDate } from '#contract/shared/dates';
import { serviceHours } from '#contract/shared/hours';
import { codeOf } from '../../api/api-error';
import { bankNow } from '../../api/bank-clock';
import type { Amendment } from '../../flow/summary';
import { formatDate } from '../../format/dates';
import { nextSchedulingDay } from '../../money-form/scheduling';
import { closedOn, type ThirdPartyDraft, type ThirdPartyForm } from './third-party';

const { opens, closes } = serviceHours['third-party'];

/** Out of hours an order may be scheduled; one that the other bank does not take may go to somebody else. */
export function amend(
  error: unknown,
  draft: ThirdPartyDraft,
  form: ThirdPartyForm,
): Amendment<ThirdPartyDraft> | undefined {
  const code = codeOf(error);
  if (/poa/i.test(code)) return { label: 'Elegir a otra persona', draft: { ...draft, to: '' }, field: 'to' };
  if (code !== '2185') return undefined;
  const day = nextSchedulingDay(bankDate(bankNow()), closedOn(form));
  if (day === undefined) return undefined;
  return {
    says: `El horario es de ${opens} a ${closes} horas, en días hábiles.`,
    label: `Programar para el ${formatDate(day)}`,
    draft: { ...draft, when: 'later', date: day },
    field: 'when',
  };
}
