import { customerByUser } from '#bank/core/customers/customer-by-user';
import { DomainError, fieldError } from '#bank/core/errors/domain-error';
import type { Bank } from '#bank/core/tenants/bank';
import { MAX_REQUESTS, type RequestFilter, type RequestQuery } from '#contract/domain/request-log';
import { entryView, operationOf } from '../instruments/entry-view';
import { instrumentsOf } from '../instruments/instruments';
import type { LoggedCall } from '../instruments/logged-call';
import { operationNamed } from '../instruments/operations';
import type { RequestLog } from '../instruments/request-log';

type Test = (call: LoggedCall) => boolean;

/** Matches calls after the one with this trace id, or since this instant of the system clock. */
function testSince(log: RequestLog, since: string): Test {
  const instant = Date.parse(since);
  if (since.includes(':')) return ({ systemTime }) => systemTime >= instant;
  const call = log.withTrace(since);
  if (!call) throw fieldError('since', `The log has no call with the trace id ${since}.`);
  return ({ number }) => number > call.number;
}

function testsOf(bank: Bank, filter: RequestFilter): Test[] {
  const { operation, customer, status, code, since, trace } = filter;
  if (operation !== undefined) operationNamed(operation, 'operation');
  if (customer !== undefined) customerByUser(bank.read, customer);
  return [
    ...(customer === undefined ? [] : [(call: LoggedCall) => call.customer === customer]),
    ...(status === undefined ? [] : [(call: LoggedCall) => call.status === Number(status)]),
    ...(code === undefined ? [] : [(call: LoggedCall) => call.code === code]),
    ...(trace === undefined ? [] : [(call: LoggedCall) => call.traceId === trace]),
    ...(since === undefined ? [] : [testSince(instrumentsOf(bank).requests, since)]),
    // The slowest test is last.
    ...(operation === undefined ? [] : [(call: LoggedCall) => operationOf(call) === operation]),
  ];
}

/** Oldest first. */
export function findCalls(bank: Bank, filter: RequestFilter): LoggedCall[] {
  const tests = testsOf(bank, filter);
  return instrumentsOf(bank).requests.calls.filter((call) => tests.every((holds) => holds(call)));
}

/** Newest first; the cursor is the number of the last call of the page. */
export function requestPage(bank: Bank, { limit, cursor, ...filter }: RequestQuery) {
  const count = limit === undefined ? MAX_REQUESTS : Number(limit);
  const before = cursor === undefined ? Number.POSITIVE_INFINITY : Number(cursor);
  const older = findCalls(bank, filter).filter(({ number }) => number < before);
  const page = older.slice(-count).reverse();
  const last = older.length > count ? page.at(-1) : undefined;
  return { data: page.map(entryView), ...(last && { cursor: String(last.number) }) };
}

export function callWithTrace(bank: Bank, trace: string): LoggedCall {
  const call = instrumentsOf(bank).requests.withTrace(trace);
  if (call) return call;
  const description = `The log has no call with the trace id ${JSON.stringify(trace)}. GET /__bank/requests lists the last ${MAX_REQUESTS}.`;
  throw new DomainError('CZ_NOT_FOUND', { field: 'trace', description });
}
