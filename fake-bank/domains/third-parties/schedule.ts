import type { BankDate } from '#contract/shared/dates';
import type { ThirdPartyType } from '#contract/shared/third-party-type';
import { opensAt, startOfDay } from '../../ground/calendar/day';

/** When a scheduled transfer is made: inside the bank as its day begins, to others as the service opens. */
export const runsAt = (type: ThirdPartyType, day: BankDate): number =>
  type === 'same-bank' ? startOfDay(day) : opensAt(day, 'third-party');
