import type { IncomingMessage, ServerResponse } from 'node:http';
import request, { type Response } from 'supertest';
import { vi } from 'vitest';
import { type BankUnderTest, clientHeaders, type Headers } from './bank-under-test';

/** Mocks `performance.now` to advance by 1 ms per read, so that the count does not depend on the machine. */
export async function countSlices(
  { app, bank }: BankUnderTest,
  method: 'get' | 'post',
  path: string,
  { body = {}, headers = {} }: { body?: object; headers?: Headers } = {},
): Promise<{ answer: Response; ticks: number }> {
  let ticks = 0;
  const countingHandler = (req: IncomingMessage, res: ServerResponse) => {
    let next: NodeJS.Immediate;
    const count = () => {
      ticks += 1;
      next = setImmediate(count);
    };
    next = setImmediate(count);
    const end = res.end.bind(res);
    const stopCounting = (...rest: Parameters<typeof end>) => {
      clearImmediate(next);
      return end(...rest);
    };
    app(req, Object.assign(res, { end: stopCounting }));
  };
  let now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1;
    return now;
  });
  try {
    const call = request(countingHandler)[method](path).set(clientHeaders(bank)).set(headers);
    const answer = await (method === 'post' ? call.send(body) : call);
    return { answer, ticks };
  } finally {
    clock.mockRestore();
  }
}
