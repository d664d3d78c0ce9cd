import { type BankDate, bankDate } from '#contract/domain/dates';
import type { Problem } from '../storage/collection';
import { historyPosition } from './position';

type HistoryRow = {
  status: string;
  effectiveDate: BankDate;
  /** Milliseconds since 1970, like `executedAt`, which is also set on rejection and cancellation. */
  orderedAt: number;
  executedAt?: number | undefined;
  confirmationNumber: string;
};

export const listedOn = ({
  status,
  effectiveDate,
  executedAt,
}: Pick<HistoryRow, 'status' | 'effectiveDate' | 'executedAt'>): BankDate =>
  (status === 'CANCELLED' || status === 'REJECTED') && executedAt !== undefined
    ? bankDate(executedAt)
    : effectiveDate;

/** Orders for another day have an execution time if and only if they no longer wait. */
export function statusProblem(
  { key, status, executedAt }: Pick<HistoryRow, 'status' | 'executedAt'> & { key: string },
  wasPutOff: boolean,
): Problem | undefined {
  const isScheduled = status === 'SCHEDULED';
  if (isScheduled && !wasPutOff)
    return { field: 'status', reason: `${key} is scheduled, and was not ordered for another day.` };
  if (isScheduled === (executedAt === undefined) || !wasPutOff) return undefined;
  const reason = isScheduled
    ? `${key} is scheduled, and says already when it was done.`
    : `${key} is no longer scheduled, and does not say since when.`;
  return { field: 'executedAt', reason };
}

export const placeInHistory = (order: HistoryRow): string =>
  `${listedOn(order)} ${historyPosition(order.orderedAt, order.confirmationNumber)}`;
