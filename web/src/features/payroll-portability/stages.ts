import { type BankDate, bankDate, nextBusinessDay } from '#contract/domain/dates';
import type { Portability, PortabilityStatus } from '#contract/domain/portability';
import { formatReceivingAccount, portabilityLabels } from '#contract/receipts/payroll-portability';
import { isOpen } from '#contract/rules/payroll-portability';
import { formatWeekday } from '#web/flow/money-form/days.ts';
import { formatWeekdayTime } from './day';

export type Stage = {
  title: string;
  when: string;
  text: string;
  /** Completed, current or future stage, or the final outcome. */
  state: 'done' | 'now' | 'ahead' | 'good' | 'bad' | 'off';
};

export const isOverdue = ({ status, effectiveDate }: Portability, today: BankDate): boolean =>
  isOpen(status) && today > effectiveDate;

/** Time of a status, if the bank sends the history. */
const instantOf = ({ history = [] }: Portability, status: PortabilityStatus): string | undefined =>
  history.find((step) => step.status === status)?.at;

const endStates = { ACCEPTED: 'good', REJECTED: 'bad', CANCELLED: 'off' } as const;

function endText(request: Portability): string {
  const { status, rejectionReason, effectiveDate } = request;
  // Does not name the employer's bank: another request may have been accepted.
  const unchangedText = 'Tu sueldo sigue llegando como hasta ahora.';
  if (status === 'ACCEPTED')
    return `Tu sueldo llega desde el ${formatWeekday(effectiveDate)} a ${formatReceivingAccount(request)}.`;
  if (status === 'REJECTED' && rejectionReason !== undefined) return `${rejectionReason} ${unchangedText}`;
  return unchangedText;
}

function lastStage(request: Portability): Stage {
  const { status, effectiveDate } = request;
  if (status === 'REQUESTED' || status === 'IN_PROCESS') {
    const text = 'Mientras, tu sueldo sigue llegando como hasta ahora.';
    const when = `a más tardar ${formatWeekday(effectiveDate)}`;
    return { title: 'Aceptada o rechazada', when, text, state: 'ahead' };
  }
  const at = instantOf(request, status);
  return {
    title: portabilityLabels[status].label,
    when: at === undefined ? formatWeekday(effectiveDate) : formatWeekdayTime(at),
    text: endText(request),
    state: endStates[status],
  };
}

function middleStage(request: Portability, holidays: ReadonlySet<BankDate> | undefined): Stage[] {
  const { status, operationDate, thirdPartyName } = request;
  const title = portabilityLabels.IN_PROCESS.label;
  const sentAt = instantOf(request, 'IN_PROCESS');
  if (status === 'REQUESTED') {
    const next = holidays && nextBusinessDay(bankDate(Date.parse(operationDate)), holidays);
    const when = next === undefined ? 'el siguiente día hábil' : formatWeekday(next);
    return [{ title, when, text: `Ese día ${thirdPartyName} recibe tu solicitud.`, state: 'ahead' }];
  }
  // A request may be cancelled before it was sent.
  if (status === 'CANCELLED' && sentAt === undefined) return [];
  const receivedText = `${thirdPartyName} recibió tu solicitud`;
  return [
    {
      title,
      when: sentAt === undefined ? '' : formatWeekdayTime(sentAt),
      text:
        status === 'IN_PROCESS'
          ? `${receivedText} y la está revisando. No tienes que hacer nada.`
          : `${receivedText}.`,
      state: status === 'IN_PROCESS' ? 'now' : 'done',
    },
  ];
}

export const stagesOf = (request: Portability, holidays: ReadonlySet<BankDate> | undefined): Stage[] => [
  {
    title: portabilityLabels.REQUESTED.label,
    when: formatWeekdayTime(request.operationDate),
    text: 'Firmaste la solicitud con tu token.',
    state: request.status === 'REQUESTED' ? 'now' : 'done',
  },
  ...middleStage(request, holidays),
  lastStage(request),
];
