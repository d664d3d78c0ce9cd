import type { RequestHandler } from 'express';
import { callOf, pathOf } from '#bank/core/http/call';
import { instrumentsOf } from './instruments';

/** Logs the call when it closes, with or without a response. */
export const log: RequestHandler = (req, res, next) => {
  const call = callOf(req);
  const at = call.bank.now;
  const { method } = req;
  const path = pathOf(req);
  res.on('close', () => {
    instrumentsOf(call.bank).requests.add({
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
