import type { RequestHandler } from 'express';
import { headers } from '#contract/headers';
import { sandboxHeaders } from '#contract/sandbox';
import { bankInstant } from '#contract/shared/dates';
import { type Banks, DEMO_BANK } from '../../ground/bank/banks';
import { beginCall, callOf, pathOf } from '../../ground/call/call';
import { type CookieNames, cookieOf } from './cookies';
import { traceIdOf } from './trace';

/** The trace id goes back with every answer, and no answer is kept by a cache. */
export const trace: RequestHandler = (req, res, next) => {
  res.setHeader(headers.trace, traceIdOf(req));
  res.setHeader('Cache-Control', 'no-store');
  next();
};

/** Finds the bank of the request: by header, else by cookie, else `demo`. */
export const findBank =
  (banks: Banks, names: CookieNames): RequestHandler =>
  (req, res, next) => {
    const remembered = cookieOf(req, names.bank);
    // A browser may remember a bank that is gone since a restart; whoever names one means it.
    const stay = remembered !== undefined && banks.has(remembered) ? remembered : DEMO_BANK;
    const id = req.get(sandboxHeaders.bank) ?? stay;
    const traceId = String(res.getHeader(headers.trace));
    beginCall(req, { bank: banks.get(id), traceId, tab: null, transactions: [] });
    next();
  };

/** Runs what has fallen due, and stamps the answer with the bank's time. */
export const keepTime: RequestHandler = (req, res, next) => {
  const { bank } = callOf(req);
  bank.catchUp();
  res.setHeader('Date', new Date(bank.now).toUTCString());
  next();
};

/** Writes the call into the bank's log when it is over, answered or not. */
export const log: RequestHandler = (req, res, next) => {
  const call = callOf(req);
  const at = bankInstant(call.bank.now);
  const { method } = req;
  const path = pathOf(req);
  res.on('close', () => {
    call.bank.requests.add({
      at,
      traceId: call.traceId,
      method,
      path,
      status: res.writableFinished ? res.statusCode : 0,
      ...(call.code && { code: call.code }),
      ...(call.user && { customer: call.user }),
      ...(call.fault && { fault: call.fault }),
      transactions: call.transactions,
    });
  });
  next();
};
