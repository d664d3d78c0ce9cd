import type { Recipient } from '#contract/recipients';
import { bankDate } from '#contract/shared/dates';
import { formatDateTime, formatTime } from '../../../format/dates';

/** Why a recipient cannot be paid now; undefined for one that can. */
export function statusWords({ status, activeFrom }: Recipient, now: number): string | undefined {
  switch (status) {
    case 'ACTIVE':
      return undefined;
    case 'INACTIVE':
      return 'Inactiva';
    case 'BLOCKED':
      return 'Bloqueada';
    case 'ON_HOLD':
      return activeFrom === undefined ? 'En espera' : `Se activa ${when(activeFrom, now)}`;
  }
}

function when(instant: string, now: number): string {
  const today = bankDate(Date.parse(instant)) === bankDate(now);
  return today ? `a las ${formatTime(instant)}` : `el ${formatDateTime(instant)}`;
}
