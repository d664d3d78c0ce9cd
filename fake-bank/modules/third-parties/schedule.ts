import { opensAt, startOfDay } from '#bank/core/calendar/day';
import type { Transfer } from '#bank/shared/transfers/transfer';
import type { BankDate } from '#contract/domain/dates';
import type { ThirdPartyType } from '#contract/domain/third-party-type';
import { courseOf } from './magic';

/** When a scheduled transfer is made: inside the bank as its day begins, to others as the service opens. */
export const runsAt = (type: ThirdPartyType, day: BankDate): number =>
  type === 'same-bank' ? startOfDay(day) : opensAt(day, 'third-party');

/** When one that is still to come is made. */
export const sentAt = ({ status, thirdParty, effectiveDate }: Transfer): number | undefined =>
  status === 'SCHEDULED' && thirdParty ? runsAt(thirdParty.type, effectiveDate) : undefined;

/** When it is known what the other bank makes of one that it has. */
export function outcomeAt({ status, thirdParty, orderedAt, executedAt }: Transfer): number | undefined {
  if (!thirdParty) return undefined;
  const course = courseOf(thirdParty.accountId);
  return course.next && status === course.status ? (executedAt ?? orderedAt) + course.next.after : undefined;
}
