import type { Moment } from '#contract/domain/moments';

/** A moment, an ISO 8601 instant with its offset, or a date. Text that is known only at run time is a `new Date(text)`. */
export type Time = Moment | `${number}-${number}-${number}T${string}` | Date;

export const wireTime = (time: Time): string => (time instanceof Date ? time.toISOString() : time);
