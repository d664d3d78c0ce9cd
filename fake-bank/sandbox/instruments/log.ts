import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { RequestHandler } from 'express';
import { callOf, pathOf } from '#bank/core/http/call';
import { headers as names } from '#contract/headers';
import { answerBody, requestBody } from './captured-bodies';
import { entryView } from './entry-view';
import { instrumentsOf } from './instruments';
import type { Headers } from './logged-call';
import { MASK } from './mask';

/** They open a session, so not even memory keeps them. */
const SECRET: ReadonlySet<string> = new Set([
  'cookie',
  'set-cookie',
  names.authorization,
  names.token,
  names.antiForgery,
  names.nextAntiForgery,
]);

const keptHeaders = (headers: IncomingMessage['headers'] | OutgoingHttpHeaders): Headers =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, SECRET.has(name) ? MASK : String(value)]),
  );

/** Logs the call when it closes, with or without a response. */
export const log: RequestHandler = (req, res, next) => {
  const call = callOf(req);
  const at = call.bank.now;
  const systemTime = call.bank.systemClock();
  const began = performance.now();
  const { method } = req;
  const path = pathOf(req);
  res.on('close', () => {
    const { requests, faults, events } = instrumentsOf(call.bank);
    const { traceId, code, user: customer, fault, transactions, messages } = call;
    const rule = fault === undefined ? undefined : faults.ruleOf(fault);
    const logged = requests.add({
      at,
      systemTime,
      durationMs: Math.round(10 * (performance.now() - began)) / 10,
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
        request: { headers: keptHeaders(req.headers), body: requestBody(req) },
        answer: { headers: keptHeaders(res.getHeaders()), body: answerBody(res) },
      },
    });
    events.publish(() => ({ kind: 'request', data: entryView(logged) }));
    if (fault !== undefined && rule)
      events.publish(() => ({ kind: 'rule', data: { id: fault, change: 'hit', rule } }));
  });
  next();
};
