import type { Moment } from '#contract/domain/moments';

/** A moment, an ISO 8601 instant with its offset, or a date. Wrap text known only at run time: `new Date(text)`. */
export type Time = Moment | `${number}-${number}-${number}T${string}` | Date;

export function wireTime(time: Time): string {
  if (!(time instanceof Date)) return time;
  if (Number.isNaN(time.getTime()))
    throw new Error(
      'The Date is invalid. Write a date and time with its offset, such as 2026-11-23T09:30:00-06:00.',
    );
  return time.toISOString();
}
