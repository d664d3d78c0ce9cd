import { bankInstant } from '#contract/domain/dates';
import type { RequestLogEntry } from '#contract/domain/request-log';
import type { LoggedCall } from './logged-call';
import { operationAt } from './operations';

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
