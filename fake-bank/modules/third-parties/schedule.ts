import { opensAt, startOfDay } from '#bank/core/calendar/day';
import type { Transfer } from '#bank/shared/transfers/transfer';
import type { BankDate } from '#contract/domain/dates';
import type { ThirdPartyType } from '#contract/domain/third-party-type';
import { courseOf } from './magic';

/** Same-bank transfers run at midnight, others when the service opens. */
export const runsAt = (type: ThirdPartyType, day: BankDate): number =>
  type === 'same-bank' ? startOfDay(day) : opensAt(day, 'third-party');

/** Execution time of a scheduled transfer. */
export const sentAt = ({ status, thirdParty, effectiveDate }: Transfer): number | undefined =>
  status === 'SCHEDULED' && thirdParty ? runsAt(thirdParty.type, effectiveDate) : undefined;

/** Time of the other bank's final answer. */
export function outcomeAt({ status, thirdParty, orderedAt, executedAt }: Transfer): number | undefined {
  if (!thirdParty) return undefined;
  const course = courseOf(thirdParty.accountId);
  return course.next && status === course.status ? (executedAt ?? orderedAt) + course.next.after : undefined;
}
