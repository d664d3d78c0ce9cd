import type { BankDate } from '#contract/shared/dates';
import { serviceHours } from '#contract/shared/hours';
import type { ThirdPartyType } from '#contract/shared/third-party-type';
import { startOfDay } from '../../ground/calendar/day';

const hours = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return (hour * 60 + minute) * 60_000;
};

/** When a scheduled transfer is made: inside the bank as its day begins, to others as the service opens. */
export const runsAt = (type: ThirdPartyType, day: BankDate): number =>
  startOfDay(day) + (type === 'same-bank' ? 0 : hours(serviceHours['third-party'].opens));
