import { formatEnding } from '#contract/domain/account';
import { bankDate } from '#contract/domain/dates';
import { ACTIVATION_MINUTES, type Recipient } from '#contract/recipients';
import { formatDateTime, formatTime } from '#web/lib/format/dates.ts';
import { uncapitalize } from '#web/lib/format/uncapitalize.ts';

/** `Mamá · BBVA México •••• 0197` */
export const recipientName = ({ alias, bankName, accountId }: Recipient): string =>
  `${alias} · ${bankName} ${formatEnding(accountId)}`;

export const timesPaid = ({ timesPaid: times = 0 }: Recipient): number => times;

/** Sorts the most used first; equal ones keep the bank's order, by alias. */
export const byUse = (a: Recipient, b: Recipient): number => timesPaid(b) - timesPaid(a);

export const lastPaidOn = ({ lastTransfer }: Recipient): string => lastTransfer?.date ?? '';

export const byLastTransfer = (a: Recipient, b: Recipient): number =>
  lastPaidOn(b).localeCompare(lastPaidOn(a));

/** Returns the reason why a recipient cannot be paid; undefined for an active one. */
export function statusLabel({ status, activeFrom }: Recipient, now: number): string | undefined {
  switch (status) {
    case 'ACTIVE':
      return undefined;
    case 'INACTIVE':
      return 'Inactiva';
    case 'BLOCKED':
      return 'Bloqueada';
    case 'ON_HOLD':
      return activeFrom === undefined ? 'En espera' : `Se activa ${formatActivation(activeFrom, now)}`;
  }
}

function formatActivation(instant: string, now: number): string {
  const today = bankDate(Date.parse(instant)) === bankDate(now);
  return today ? `a las ${formatTime(instant)}` : `el ${formatDateTime(instant)}`;
}

/** Returns true for a recipient saved a few minutes ago. */
export const isActivating = ({ status, activeFrom }: Recipient): boolean =>
  status === 'ON_HOLD' && activeFrom !== undefined;

/** 'Plomero se activa a las 10:00 horas.', 'Gimnasio está inactiva.' */
export function notPayableReason(recipient: Recipient, now: number): string | undefined {
  const statusText = statusLabel(recipient, now);
  if (statusText === undefined) return undefined;
  return `${recipient.alias} ${isActivating(recipient) ? '' : 'está '}${uncapitalize(statusText)}.`;
}

export function explainNotPayable(recipient: Recipient, now: number): string | undefined {
  const reason = notPayableReason(recipient, now);
  return isActivating(recipient)
    ? `${reason} Por seguridad, esperamos ${ACTIVATION_MINUTES} minutos después de guardar.`
    : reason;
}
