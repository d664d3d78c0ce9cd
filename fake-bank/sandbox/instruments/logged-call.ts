import type { Message as OutboxMessage } from '#bank/core/activity/outbox';
import type { LedgerTransaction } from '#bank/core/ledger/ledger';
import type { FaultRule } from '#contract/domain/fault-rule';

/** Beginning of a body as text, and its size in bytes; `text` is undefined for files such as PDFs. */
export type CapturedBody = { text: string | undefined; size: number };

export type Headers = Readonly<Record<string, string>>;

type Message = { headers: Headers; body: CapturedBody | undefined };

/** Only the session's headers are masked: mask the rest before returning it. */
export type Exchange = { url: string; request: Message; answer: Message };

export type LoggedCall = {
  /** From 1, in order of the log. */
  number: number;
  /** The bank's time. */
  at: number;
  systemTime: number;
  durationMs: number;
  traceId: string;
  method: string;
  path: string;
  status: number;
  code: string | undefined;
  customer: string | undefined;
  fault: string | undefined;
  rule: FaultRule | undefined;
  transactions: readonly LedgerTransaction[];
  messages: readonly OutboxMessage[];
  /** Undefined after it was dropped to make room for later exchanges. */
  exchange: Exchange | undefined;
};

const headersSize = (headers: Headers): number =>
  Object.entries(headers).reduce((size, [name, value]) => size + name.length + value.length, 0);

const messageSize = ({ headers, body }: Message): number => headersSize(headers) + (body?.text?.length ?? 0);

export const exchangeSize = ({ url, request, answer }: Exchange): number =>
  url.length + messageSize(request) + messageSize(answer);
