/** Log of the `/api` calls of a bank. */
import * as z from 'zod/mini';
import { Instant } from './dates';
import { FaultRule, KnownCode } from './fault-rule';
import { LedgerTransaction } from './ledger-view';
import { OutboxMessage } from './outbox';

export const RequestLogEntry = z.object({
  at: Instant,
  systemTime: Instant,
  durationMs: z.number(),
  traceId: z.string(),
  method: z.string(),
  path: z.string(),
  operation: z.optional(z.string()),
  status: z.number(),
  code: z.optional(z.string()),
  customer: z.optional(z.string()),
  fault: z.optional(z.string()),
  transactions: z.array(z.string()),
});
export type RequestLogEntry = z.infer<typeof RequestLogEntry>;

export const LoggedBody = z.object({
  size: z.number(),
  isComplete: z.boolean(),
  content: z.optional(z.unknown()),
});
export type LoggedBody = z.infer<typeof LoggedBody>;

export const LoggedMessage = z.object({
  headers: z.record(z.string(), z.string()),
  body: z.optional(LoggedBody),
});
export type LoggedMessage = z.infer<typeof LoggedMessage>;

export const LoggedRequest = z.extend(RequestLogEntry, {
  query: z.optional(z.string()),
  rule: z.optional(FaultRule),
  ledger: z.array(LedgerTransaction),
  messages: z.array(OutboxMessage),
  request: z.optional(LoggedMessage),
  answer: z.optional(LoggedMessage),
});
export type LoggedRequest = z.infer<typeof LoggedRequest>;

export const MAX_REQUESTS = 500;

const isTraceId = (text: string): boolean => /^([0-9a-f]{16}|[0-9a-f]{32})$/.test(text);

const TraceId = z
  .string()
  .check(z.refine(isTraceId, { error: 'Write a trace id: 16 or 32 characters from 0 to 9 and a to f.' }));

const isInstant = (text: string): boolean => Instant.safeParse(text).success;

const Since = z.string().check(
  z.refine((text) => isTraceId(text) || isInstant(text), {
    error: 'Write date and time with the offset, 2026-11-23T09:30:00-06:00, or the trace id of a call.',
  }),
);

const filters = {
  operation: z.optional(z.string()),
  customer: z.optional(z.string()),
  status: z.optional(
    z
      .string()
      .check(z.regex(/^(0|[1-5]\d\d)$/, 'Write a status from 100 to 599, or 0 for calls without an answer.')),
  ),
  code: z.optional(KnownCode),
  since: z.optional(Since),
  trace: z.optional(TraceId),
};

export const RequestFilter = z.strictObject(filters);
export type RequestFilter = z.infer<typeof RequestFilter>;

export const RequestQuery = z.strictObject({
  ...filters,
  limit: z.optional(
    z.string().check(z.regex(/^([1-9]\d?|[1-4]\d\d|500)$/, `Write a number from 1 to ${MAX_REQUESTS}.`)),
  ),
  cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/, 'Write the cursor of the last answer.'))),
});
export type RequestQuery = z.infer<typeof RequestQuery>;

export const RequestPage = z.object({
  data: z.array(RequestLogEntry),
  cursor: z.optional(z.string()),
});

export const ReplayRequest = z.strictObject({ nonce: z.enum(['same', 'new']) });
export type ReplayRequest = z.infer<typeof ReplayRequest>;

/** Status 0: the connection ended without a complete response. */
export const ReplayedCall = z.object({
  traceId: z.optional(z.string()),
  status: z.number(),
  body: z.optional(z.unknown()),
  prepared: z.array(z.string()),
});

/** HAR 1.2, http://www.softwareishard.com/blog/har-12-spec/ */
export const HttpArchive = z.object({
  log: z.looseObject({ version: z.literal('1.2'), entries: z.array(z.unknown()) }),
});
