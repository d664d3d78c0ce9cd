/** Schemas for moving a fake bank's clock and previewing the jobs of a move. */
import * as z from 'zod/mini';
import { Instant } from './dates';
import { BankTime } from './moments';

export const ClockMode = z.enum(['real', 'frozen', 'shifted']);
export type ClockMode = z.infer<typeof ClockMode>;

export const clockErrors = {
  duration: 'Write an ISO 8601 duration: PT30M, P1D, P1M or P1Y2M10DT2H.',
  back: 'This call only moves the clock forward. To go back, set it with PUT /__bank/clock.',
  oneOf: 'Write either duration or to.',
  real: 'The real clock has its own time: leave this out.',
  customer: 'Belongs to next-cut-off and next-due only.',
} as const;

const Duration = z.iso.duration({
  error: ({ input }) => (/^-P|[PYMWDTH]-\d/.test(String(input)) ? clockErrors.back : clockErrors.duration),
});

const destinations = ['next-bank-day', 'next-opening', 'next-cut-off', 'next-due', 'month-end'] as const;

export const ClockDestination = z.enum(destinations, { error: `Use one of: ${destinations.join(', ')}.` });
export type ClockDestination = z.infer<typeof ClockDestination>;

const customerDestinations: readonly (ClockDestination | undefined)[] = ['next-cut-off', 'next-due'];

type Advance = { duration?: unknown; to?: ClockDestination | undefined; customer?: unknown };

function advanceProblem({ duration, to, customer }: Advance) {
  if (duration === undefined && to === undefined) return { path: ['duration'], message: clockErrors.oneOf };
  if (duration !== undefined && to !== undefined) return { path: ['to'], message: clockErrors.oneOf };
  if (customer !== undefined && !customerDestinations.includes(to))
    return { path: ['customer'], message: clockErrors.customer };
  return undefined;
}

export const ClockAdvance = z
  .strictObject({
    duration: z.optional(Duration),
    to: z.optional(ClockDestination),
    customer: z.optional(z.string()),
  })
  .check(({ value, issues }) => {
    const problem = advanceProblem(value);
    if (problem) issues.push({ code: 'custom', input: value, ...problem });
  });
export type ClockAdvance = z.infer<typeof ClockAdvance>;

export const ClockSetting = z.strictObject({ mode: ClockMode, now: z.optional(BankTime) });

/** Scheduled job that ran when the clock reached its time. */
export const Fired = z.object({
  kind: z.string(),
  key: z.string(),
  at: Instant,
  customer: z.optional(z.string()),
});
export type Fired = z.infer<typeof Fired>;

const BankDay = z.object({ isBankDay: z.boolean(), holiday: z.optional(z.string()) });

export const ClockState = z.object({
  bank: z.string(),
  now: Instant,
  mode: ClockMode,
  day: BankDay,
  fired: z.array(Fired),
});
export type ClockState = z.infer<typeof ClockState>;

export const UpcomingJob = z.object({
  at: Instant,
  kind: z.string(),
  title: z.string(),
  effect: z.string(),
  key: z.string(),
  customer: z.optional(z.string()),
  crash: z.optional(z.string()),
});
export type UpcomingJob = z.infer<typeof UpcomingJob>;

export const Upcoming = z.object({
  now: Instant,
  until: Instant,
  data: z.array(UpcomingJob),
  isComplete: z.boolean(),
});
