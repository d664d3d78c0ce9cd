import { clockErrors } from '#contract/domain/clock';
import { bankInstant, Instant } from '#contract/domain/dates';
import { customerByUser } from '../core/customers/customer-by-user';
import { fieldError } from '../core/errors/domain-error';
import type { UpcomingJob } from '../core/scheduling/scheduled-jobs';
import type { Reader } from '../core/storage/collection';
import type { Bank } from '../core/tenants/bank';
import { addDuration, withinClock } from './duration';
import { jobView } from './instruments/job-view';

/** Limited, because a dry run executes each job. */
const MAX_HORIZON = 'P1Y';
const HORIZON_DEFAULT = 'P1M';
const MAX_JOBS = 500;

const UNREADABLE = `Write an instant with its offset, 2026-11-30T09:30:00-06:00, or a duration. ${clockErrors.duration}`;

function instantOf(now: number, until: string): number {
  if (until.startsWith('P')) return addDuration(now, until, 'until');
  if (!Instant.safeParse(until).success) throw fieldError('until', UNREADABLE);
  return Date.parse(until);
}

function parseUntil(now: number, text: string): number {
  const until = withinClock(instantOf(now, text), 'until');
  if (until < now) throw fieldError('until', `Before the time of the bank, ${bankInstant(now)}.`);
  if (until > addDuration(now, MAX_HORIZON)) throw fieldError('until', 'At most a year ahead.');
  return until;
}

const viewOf = (reader: Reader, job: UpcomingJob) => ({
  ...jobView(reader, job),
  title: job.title,
  effect: job.effect,
  ...(job.crash !== undefined && { crash: job.crash }),
});

type UpcomingQuery = { until?: string | undefined; customer?: string | undefined };

export async function upcomingView(
  bank: Bank,
  { until: text = HORIZON_DEFAULT, customer: user }: UpcomingQuery,
) {
  const { now, read } = bank;
  const until = parseUntil(now, text);
  const key = user === undefined ? undefined : customerByUser(read, user).key;
  const isWanted = ({ customer }: { customer?: string | undefined }) => key === undefined || customer === key;
  const { jobs, isComplete } = await bank.upcoming(until, { limit: MAX_JOBS, isWanted });
  return {
    now: bankInstant(now),
    until: bankInstant(until),
    data: jobs.map((job) => viewOf(read, job)),
    isComplete,
  };
}
