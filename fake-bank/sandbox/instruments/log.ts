import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { RequestHandler } from 'express';
import { callOf, pathOf } from '#bank/core/http/call';
import { headers as headerNames } from '#contract/headers';
import { answerBody, requestBody } from './captured-bodies';
import { entryView } from './entry-view';
import { instrumentsOf } from './instruments';
import type { Headers } from './logged-call';
import { MASK } from './mask';

/** Headers that give access to a session: their values are masked even in memory. */
const SECRET_HEADERS: ReadonlySet<string> = new Set([
  'cookie',
  'set-cookie',
  headerNames.authorization,
  headerNames.token,
  headerNames.antiForgery,
  headerNames.nextAntiForgery,
]);

const maskedHeaders = (headers: IncomingMessage['headers'] | OutgoingHttpHeaders): Headers =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, SECRET_HEADERS.has(name) ? MASK : String(value)]),
  );

/** Logs the call when it closes, with or without a response. */
export const log: RequestHandler = (req, res, next) => {
  const call = callOf(req);
  const at = call.bank.now;
  const systemTime = call.bank.systemClock();
  const startedAt = performance.now();
  const { method } = req;
  const path = pathOf(req);
  res.on('close', () => {
    const { requests, faults, events } = instrumentsOf(call.bank);
    const { traceId, code, user: customer, fault, transactions, messages } = call;
    const rule = fault === undefined ? undefined : faults.ruleOf(fault);
    const loggedCall = requests.add({
      at,
      systemTime,
      durationMs: Math.round(10 * (performance.now() - startedAt)) / 10,
      traceId,
      method,
      path,
      status: res.writableFinished ? res.statusCode : 0,
      code,
      customer,
      fault,
      rule,
      transactions,
      messages,
      exchange: {
        url: req.originalUrl,
        request: { headers: maskedHeaders(req.headers), body: requestBody(req) },
        answer: { headers: maskedHeaders(res.getHeaders()), body: answerBody(res) },
      },
    });
    events.publish(() => ({ kind: 'request', data: entryView(loggedCall) }));
    if (fault !== undefined && rule)
      events.publish(() => ({ kind: 'rule', data: { id: fault, change: 'hit', rule } }));
  });
  next();
};
