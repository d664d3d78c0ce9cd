import { expect, test } from 'vitest';
import { ExchangeBudget } from './exchange-budget';
import { RequestLog } from './request-log';

const message = (length: number) => ({ headers: {}, body: { text: 'x'.repeat(length), size: length } });

/** Returns a call whose bodies have `length` bytes. */
const call = (length: number) => ({
  at: 0,
  systemTime: 0,
  durationMs: 0,
  traceId: '',
  method: 'GET',
  path: '/',
  status: 200,
  code: undefined,
  customer: undefined,
  fault: undefined,
  rule: undefined,
  transactions: [],
  messages: [],
  exchange: { url: '', request: message(length / 2), answer: message(length / 2) },
});

const hasBodies = (log: RequestLog) => log.calls.map(({ exchange }) => exchange !== undefined);

test('a bank drops its oldest bodies and keeps the calls', () => {
  const log = new RequestLog(new ExchangeBudget({ perBank: 100, total: 1000 }));
  for (const size of [60, 40, 20]) log.add(call(size));
  expect(hasBodies(log)).toEqual([false, true, true]);
});

test('all banks share a limit; cleared bodies no longer count', () => {
  const budget = new ExchangeBudget({ perBank: 100, total: 150 });
  const [first, second, third] = [new RequestLog(budget), new RequestLog(budget), new RequestLog(budget)];
  first.add(call(80));
  second.add(call(60));
  third.add(call(50));
  expect([first, second, third].flatMap(hasBodies)).toEqual([false, true, true]);
  second.clear();
  first.add(call(90));
  expect([hasBodies(first), hasBodies(third)]).toEqual([[false, true], [true]]);
});

test('a call dropped from the log no longer counts', () => {
  const log = new RequestLog(new ExchangeBudget({ perBank: 100, total: 100 }));
  log.add(call(60));
  for (let added = 0; added < 500; added += 1) log.add({ ...call(0), exchange: undefined });
  log.add(call(100));
  expect(log.calls).toHaveLength(500);
  expect(hasBodies(log).at(-1)).toBe(true);
});
