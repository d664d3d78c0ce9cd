import type { Request, RequestHandler } from 'express';
import { beginCall, callOf } from '#bank/core/http/call';
import { type Banks, DEMO_BANK } from '#bank/core/tenants/banks';
import { headers } from '#contract/headers';
import { sandboxHeaders } from '#contract/sandbox';
import { type CookieNames, cookieOf } from './cookies';
import { answerWhenDurable } from './durable-answer';
import { bankNamedBy } from './hosts';
import { traceIdOf } from './trace';

export const trace: RequestHandler = (req, res, next) => {
  res.setHeader(headers.trace, traceIdOf(req));
  res.setHeader('Cache-Control', 'no-store');
  next();
};

/** Finds the bank by header, host (`mia.localhost`), cookie or default; `withoutBank` requests need none. */
export const findBank =
  (banks: Banks, names: CookieNames, withoutBank: (req: Request) => boolean = () => false): RequestHandler =>
  (req, res, next) => {
    const requestedId =
      req.get(sandboxHeaders.bank) ?? bankNamedBy(req.headers.host) ?? cookieOf(req, names.bank) ?? DEMO_BANK;
    const id = withoutBank(req) && !banks.has(requestedId) ? DEMO_BANK : requestedId;
    const traceId = String(res.getHeader(headers.trace));
    const bank = banks.get(id);
    beginCall(req, { bank, traceId, customer: null, transactions: [], messages: [] });
    answerWhenDurable(res, bank.store);
    bank.calls += 1;
    bank.usedAt = performance.now();
    res.once('close', () => {
      bank.calls -= 1;
    });
    const ready = banks.ready(bank);
    if (ready) ready.then(next, next);
    else next();
  };

export const advanceClock: RequestHandler = (req, res, next) => {
  const { bank } = callOf(req);
  bank.catchUp();
  res.setHeader('Date', new Date(bank.now).toUTCString());
  next();
};
