/** Activity log, written in the transaction it describes. */
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { ActivityType } from '#contract/activity-log';
import type { ErrorCode } from '#contract/errors';
import { StoredInstant } from '../calendar/stored-dates';
import { sortable } from '../lists/position';
import { Collection } from '../storage/collection';
import { Count, nextNumber, rowNumbers } from '../storage/sequence';
import { StoredKey, StoredText } from '../storage/stored-text';
import type { Transaction } from '../storage/transaction';

const Activity = z.object({
  number: Count,
  customer: StoredKey,
  at: StoredInstant,
  type: ActivityType,
  description: StoredText(),
  status: z.enum(['DONE', 'REJECTED']),
});
export type Activity = z.infer<typeof Activity>;

/** Limit per customer, so that repeated failures do not fill the log. */
const MAX_REJECTED = 200;

const SEQUENCE = 'activity';

export const activities = new Collection<Activity, 'byCustomer' | 'byRejected'>(
  'activities',
  Activity,
  ({ number }) => String(number),
  {
    byCustomer: {
      keys: ({ customer }) => [customer],
      order: ({ at, number }) => `${sortable(at)} ${sortable(number)}`,
    },
    byRejected: {
      keys: ({ customer, status }) => (status === 'REJECTED' ? [customer] : []),
      order: ({ number }) => sortable(number),
    },
  },
  { happenedAt: ({ at }) => ({ at }), sequenceNumbers: rowNumbers(SEQUENCE) },
);

export type Actor = { customer: string; now: number };

export type Attempt = Pick<Activity, 'type' | 'description'>;

/** An attempt whose description depends on the error that rejects it. */
export type RejectableAttempt = Attempt & { descriptionByCode?: Partial<Record<ErrorCode, string>> };

const write = (
  tx: Transaction,
  { customer, now }: Actor,
  attempt: Attempt,
  status: Activity['status'],
): void =>
  void tx.put(activities, { number: nextNumber(tx, SEQUENCE), customer, at: now, ...attempt, status });

export const logSuccess = (tx: Transaction, actor: Actor, type: ActivityType, description: string): void =>
  write(tx, actor, { type, description }, 'DONE');

/** Logs nothing if no value changes. */
export function logChange(
  tx: Transaction,
  actor: Actor,
  attempt: Attempt,
  { before, after }: { before: object; after: object },
): void {
  if (!isDeepStrictEqual(before, after)) write(tx, actor, attempt, 'DONE');
}

export function logFailure(tx: Transaction, actor: Actor, attempt: Attempt): void {
  write(tx, actor, attempt, 'REJECTED');
  const rejected = tx.list(activities, 'byRejected', actor.customer);
  for (const { number } of rejected.slice(0, Math.max(0, rejected.length - MAX_REJECTED))) {
    tx.delete(activities, String(number));
  }
}
