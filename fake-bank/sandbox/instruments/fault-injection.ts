import { once } from 'node:events';
import { STATUS_CODES } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Request, RequestHandler, Response } from 'express';
import { DomainError, fieldError } from '#bank/core/errors/domain-error';
import { callOf, pathOf } from '#bank/core/http/call';
import { answerError, notificationOf } from '#bank/server/http/errors';
import { type FaultRule, unknownCode } from '#contract/domain/fault-rule';
import { catalogue, type ErrorCode, errorEntry, isErrorCode } from '#contract/errors';
import { sandboxHeaders } from '#contract/sandbox';
import { instrumentsOf } from './instruments';

/** Prefers the bank's own codes: published codes belong to a domain. */
const ownCode = (status: number): ErrorCode | undefined =>
  catalogue.find((entry) => entry.status === status && entry.origin === 'project')?.code;

/** Statuses without a code use the generic code of their class. */
const codeOf = (status: number): ErrorCode => ownCode(status) ?? (status < 500 ? '0000' : 'CZ_INTERNAL');

function refuse(res: Response, then: { code?: ErrorCode | undefined; status?: number | undefined }): void {
  const code = then.code ?? codeOf(then.status ?? 500);
  const status = then.status ?? errorEntry(code).status;
  callOf(res.req).code = code;
  answerError(res, status, [notificationOf(new DomainError(code), status)]);
}

/** Incomplete response: its Content-Length exceeds its body. */
const BEGINNING = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{';

/** Cuts the response after the first bytes; browsers silently retry requests that received none. */
function breakOff({ socket }: Response): void {
  socket?.write(BEGINNING);
  socket?.destroySoon();
}

/** Unread request bytes would turn the close into a reset that discards the response. */
async function received(req: Request): Promise<void> {
  if (req.readableEnded) return;
  req.resume();
  await once(req, 'end');
}

/** Processes the call, then drops the response. */
function dropAnswer(res: Response): void {
  res.end = () => {
    breakOff(res);
    return res;
  };
}

/** Processes the call, then sends half of the response. */
function cutAnswer(res: Response): void {
  const end = res.end.bind(res);
  const cut = (chunk?: unknown) => {
    res.removeHeader('Content-Length');
    const text = Buffer.isBuffer(chunk) ? chunk.toString() : typeof chunk === 'string' ? chunk : '{';
    return end(text.slice(0, Math.max(1, Math.floor(text.length / 2))));
  };
  Object.assign(res, { end: cut });
}

/** Returns true if the call continues. */
async function apply(res: Response, { then }: FaultRule): Promise<boolean> {
  if (then.delayMs) await pause(then.delayMs);
  const kind = then.kind ?? (then.code || then.status ? 'refuse' : null);
  switch (kind) {
    case null:
      return true;
    case 'refuse':
      refuse(res, then);
      return false;
    case 'hang':
      return false;
    case 'drop-before':
      await received(res.req);
      breakOff(res);
      return false;
    case 'html': {
      const { status = 502 } = then;
      res
        .status(status)
        .type('html')
        .send(`<!doctype html><h1>${status} ${STATUS_CODES[status] ?? ''}</h1>`);
      return false;
    }
    case 'drop-after-commit':
      dropAnswer(res);
      return true;
    case 'malformed':
      cutAnswer(res);
      return true;
  }
}

/** Applies the `x-fault` header or the bank's fault rules. */
export const injectFaults: RequestHandler = async (req, res, next) => {
  const call = callOf(req);
  const code = req.get(sandboxHeaders.fault);
  if (code !== undefined) {
    if (!isErrorCode(code)) throw fieldError(sandboxHeaders.fault, unknownCode(code));
    call.fault = 'header';
    refuse(res, { code });
    return;
  }
  const fault = instrumentsOf(call.bank).faults.take({
    method: req.method,
    path: pathOf(req),
    customer: call.user,
  });
  if (fault) call.fault = fault.id;
  if (!fault || (await apply(res, fault.rule))) next();
};
