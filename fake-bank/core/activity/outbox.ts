/** Messages to customers, for tests and demos; nothing is sent. */
import * as z from 'zod/mini';
import { NoticeChannel } from '#contract/domain/outbox';
import { StoredInstant } from '../calendar/stored-dates';
import { sortable } from '../lists/position';
import { Collection } from '../storage/collection';
import { Count, nextNumber, rowNumbers } from '../storage/sequence';
import { StoredKey, StoredText } from '../storage/stored-text';
import type { Transaction } from '../storage/transaction';
import type { Actor } from './activity';

const Message = z.object({
  number: Count,
  customer: StoredKey,
  at: StoredInstant,
  channel: NoticeChannel,
  subject: StoredText(),
  text: StoredText(2000),
});
export type Message = z.infer<typeof Message>;

const ALL = 'all';
const SEQUENCE = 'message';

export const outbox = new Collection<Message, 'byCustomer' | 'byTime'>(
  'outbox',
  Message,
  ({ number }) => String(number),
  {
    byCustomer: { keys: ({ customer }) => [customer], order: ({ number }) => sortable(number) },
    byTime: { keys: () => [ALL], order: ({ number }) => sortable(number) },
  },
  { happenedAt: ({ at }) => ({ at }), sequenceNumbers: rowNumbers(SEQUENCE) },
);

type Notice = Pick<Message, 'channel' | 'subject' | 'text'>;

/** Limit per customer; a clock moved forward by years creates many messages. */
const MAX_KEPT = 500;

export function notify(tx: Transaction, { customer, now }: Actor, notice: Notice): void {
  tx.put(outbox, { number: nextNumber(tx, SEQUENCE), customer, at: now, ...notice });
  const excessMessages = tx.list(outbox, 'byCustomer', customer).slice(0, -MAX_KEPT);
  for (const { number } of excessMessages) tx.delete(outbox, String(number));
}

export const outboxKey = (customer: string | undefined): ['byCustomer' | 'byTime', string] =>
  customer === undefined ? ['byTime', ALL] : ['byCustomer', customer];
