import { type BankDate, bankDate } from '#contract/domain/dates';
import { historyPosition } from './position';

/** What a history has to know of an order. */
type Listed = {
  status: string;
  effectiveDate: BankDate;
  /** Milliseconds since 1970, as is when it was carried out, refused or cancelled. */
  orderedAt: number;
  executedAt?: number | undefined;
  confirmationNumber: string;
};

/** The day under which a history has it: that of its money, or the one on which it came to nothing. */
export const listedOn = ({
  status,
  effectiveDate,
  executedAt,
}: Pick<Listed, 'status' | 'effectiveDate' | 'executedAt'>): BankDate =>
  (status === 'CANCELLED' || status === 'REJECTED') && executedAt !== undefined
    ? bankDate(executedAt)
    : effectiveDate;

/** What cannot be of an order: only what was put off waits for its day, and is over from an instant on. */
export function statusProblem(
  { key, status, executedAt }: Pick<Listed, 'status' | 'executedAt'> & { key: string },
  wasPutOff: boolean,
): string | undefined {
  const waits = status === 'SCHEDULED';
  if (waits && !wasPutOff) return `${key} espera su día, y no se ordenó para otro.`;
  if (waits === (executedAt === undefined) || !wasPutOff) return undefined;
  return waits
    ? `${key} espera su día, y ya dice cuándo se hizo.`
    : `${key} ya no espera su día, y no dice desde cuándo.`;
}

/** Its place in a history: by that day, and on one day as they were ordered. */
export const placeInHistory = (order: Listed): string =>
  `${listedOn(order)} ${historyPosition(order.orderedAt, order.confirmationNumber)}`;
