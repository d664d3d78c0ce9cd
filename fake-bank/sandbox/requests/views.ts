import type { Reader } from '#bank/core/storage/transaction';
import { bankInstant } from '#contract/domain/dates';
import type { LoggedBody, LoggedMessage, LoggedRequest, RequestLogEntry } from '#contract/domain/request-log';
import type { Exchange, KeptBody, LoggedCall } from '../instruments/logged-call';
import { operationAt } from '../instruments/operations';
import { transactionView } from '../instruments/transaction-view';
import { maskQuery, maskText, maskValue } from './mask';

/** `/user`, `/logout` and `/initSession` are also served outside `/api`. */
export const operationOf = ({ method, path }: LoggedCall): string | undefined =>
  (operationAt(method, path) ?? operationAt(method, `/api${path}`))?.id;

export function entryView(call: LoggedCall): RequestLogEntry {
  const { at, systemTime, durationMs, traceId, method, path, status, code, customer, fault } = call;
  const operation = operationOf(call);
  return {
    at: bankInstant(at),
    systemTime: bankInstant(systemTime),
    durationMs,
    traceId,
    method,
    path,
    ...(operation && { operation }),
    status,
    ...(code && { code }),
    ...(customer && { customer }),
    ...(fault && { fault }),
    transactions: call.transactions.map(({ key }) => key),
  };
}

/** Masked JSON value, or masked text. */
export function contentOf(text: string): unknown {
  try {
    return maskValue(JSON.parse(text));
  } catch {
    return maskText(text);
  }
}

const isWhole = ({ text, size }: KeptBody): boolean => text !== undefined && Buffer.byteLength(text) === size;

function bodyView(body: KeptBody): LoggedBody {
  const { text, size } = body;
  return { size, isComplete: isWhole(body), ...(text !== undefined && { content: contentOf(text) }) };
}

export const messageView = ({ headers, body }: Exchange['request']): LoggedMessage => ({
  headers,
  ...(body && { body: bodyView(body) }),
});

export function requestView(call: LoggedCall, reader: Reader): LoggedRequest {
  const { rule, transactions, exchange } = call;
  const query = exchange && maskQuery(exchange.url);
  return {
    ...entryView(call),
    ...(query && { query }),
    ...(rule && { rule }),
    ledger: transactions.map(transactionView(reader)),
    ...(exchange && { request: messageView(exchange.request), answer: messageView(exchange.answer) }),
  };
}
