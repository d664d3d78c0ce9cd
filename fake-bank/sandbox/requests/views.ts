import type { Reader } from '#bank/core/storage/collection';
import type { LoggedBody, LoggedMessage, LoggedRequest } from '#contract/domain/request-log';
import { entryView } from '../instruments/entry-view';
import type { CapturedBody, Exchange, LoggedCall } from '../instruments/logged-call';
import { maskQuery, maskText, maskValue } from '../instruments/mask';
import { messageView as outboxMessageView } from '../instruments/message-view';
import { transactionView } from '../instruments/transaction-view';

/** Masked JSON value, or masked text. */
export function contentOf(text: string): unknown {
  try {
    return maskValue(JSON.parse(text));
  } catch {
    return maskText(text);
  }
}

const isCompleteBody = ({ text, size }: CapturedBody): boolean =>
  text !== undefined && Buffer.byteLength(text) === size;

function bodyView(body: CapturedBody): LoggedBody {
  const { text, size } = body;
  return { size, isComplete: isCompleteBody(body), ...(text !== undefined && { content: contentOf(text) }) };
}

export const messageView = ({ headers, body }: Exchange['request']): LoggedMessage => ({
  headers,
  ...(body && { body: bodyView(body) }),
});

export function requestView(call: LoggedCall, reader: Reader): LoggedRequest {
  const { rule, transactions, messages, exchange } = call;
  const query = exchange && maskQuery(exchange.url);
  return {
    ...entryView(call),
    ...(query && { query }),
    ...(rule && { rule }),
    ledger: transactions.map(transactionView(reader)),
    messages: messages.flatMap((message) => outboxMessageView(reader, message) ?? []),
    ...(exchange && { request: messageView(exchange.request), answer: messageView(exchange.answer) }),
  };
}
