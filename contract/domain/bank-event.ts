/** Events of a bank, sent as server-sent events. */
import * as z from 'zod/mini';
import { ClockMode, Fired } from './clock';
import { Instant } from './dates';
import { FaultRule } from './fault-rule';
import { LedgerTransaction } from './ledger-view';
import { OutboxMessage } from './outbox';
import { RequestLogEntry } from './request-log';

export const EventKind = z.enum(['request', 'posting', 'job', 'clock', 'message', 'rule', 'reset']);
export type EventKind = z.infer<typeof EventKind>;

const event = <Kind extends EventKind, Data extends z.core.$ZodType>(kind: Kind, data: Data) =>
  z.object({ kind: z.literal(kind), data });

const JobRun = z.extend(Fired, { crash: z.optional(z.string()) });

const RuleChange = z.object({
  id: z.string(),
  change: z.enum(['added', 'hit', 'removed']),
  rule: z.optional(FaultRule),
});

export const BankEvent = z.discriminatedUnion('kind', [
  event('request', RequestLogEntry),
  event('posting', LedgerTransaction),
  event('job', JobRun),
  event('clock', z.object({ now: Instant, mode: ClockMode })),
  event('message', OutboxMessage),
  event('rule', RuleChange),
  event('reset', z.object({ reason: z.enum(['reset', 'import', 'restore', 'missed']) })),
]);
export type BankEvent = z.infer<typeof BankEvent>;

const isKind = (text: string): boolean => EventKind.options.some((kind) => kind === text);

export const EventQuery = z.strictObject({
  kinds: z.optional(
    z.string().check(
      z.refine((kinds) => kinds.split(',').every(isKind), {
        error: `Write kinds joined by commas: ${EventKind.options.join(',')}.`,
      }),
    ),
  ),
});
