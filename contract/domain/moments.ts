/** Named times for sandbox requests. */
import * as z from 'zod/mini';

export const Moment = z.enum(['monday-morning', 'friday-evening', 'saturday-noon', 'month-end', 'holiday']);
export type Moment = z.infer<typeof Moment>;

/** In Mexico City. */
export const moments: Readonly<Record<Moment, string>> = {
  'monday-morning': '2026-11-23T09:30:00-06:00',
  'friday-evening': '2026-11-27T19:30:00-06:00',
  'saturday-noon': '2026-11-28T12:00:00-06:00',
  'month-end': '2026-11-30T10:00:00-06:00',
  /** Christmas, a bank holiday. */
  'holiday': '2026-12-25T10:00:00-06:00',
};

const error = `Write date and time with the offset, 2026-11-23T09:30:00-06:00, or a moment: ${Moment.options.join(', ')}.`;

/** Zod uses the first error for malformed text, the second for other values. */
export const BankTime = z.union([z.iso.datetime({ offset: true, error }), Moment], { error });
type BankTime = z.infer<typeof BankTime>;

/** Milliseconds since 1970. */
export function millisecondsOf(time: BankTime): number {
  const moment = Moment.safeParse(time);
  return Date.parse(moment.success ? moments[moment.data] : time);
}
