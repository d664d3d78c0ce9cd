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

/** What the bank itself calls a status, whatever is asked: the published codes each belong to a domain. */
const ownCode = (status: number): ErrorCode | undefined =>
  catalogue.find((entry) => entry.status === status && entry.origin === 'project')?.code;

/** The code of a status; one that no code has counts as the first of its class, as HTTP reads it. */
const codeOf = (status: number): ErrorCode => ownCode(status) ?? (status < 500 ? '0000' : 'CZ_INTERNAL');

/** Answers as the bank would if it refused with this code or status. */
function refuse(res: Response, then: { code?: ErrorCode | undefined; status?: number | undefined }): void {
  const code = then.code ?? codeOf(then.status ?? 500);
  const status = then.status ?? errorEntry(code).status;
  callOf(res.req).code = code;
  answerError(res, status, [notificationOf(new DomainError(code), status)]);
}

/** The beginning of an answer that promises more than it brings. */
const BEGINNING = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{';

/**
 * The connection breaks in the middle of an answer, and nothing of what the answer would have said arrives. Not before
 * its first byte: a browser then sends the call again by itself, and nobody would see that an answer was lost.
 */
function breakOff({ socket }: Response): void {
  socket?.write(BEGINNING);
  socket?.destroySoon();
}

/** What of a request is still under way when its connection closes takes the answer's bytes with it. */
async function received(req: Request): Promise<void> {
  if (req.readableEnded) return;
  req.resume();
  await once(req, 'end');
}

/** The call happens; its answer is lost on the way. */
function dropAnswer(res: Response): void {
  res.end = () => {
    breakOff(res);
    return res;
  };
}

/** The call happens; its answer arrives cut in half. */
function cutAnswer(res: Response): void {
  const end = res.end.bind(res);
  const cut = (chunk?: unknown) => {
    res.removeHeader('Content-Length');
    const text = Buffer.isBuffer(chunk) ? chunk.toString() : typeof chunk === 'string' ? chunk : '{';
    return end(text.slice(0, Math.max(1, Math.floor(text.length / 2))));
  };
  Object.assign(res, { end: cut });
}

/** Does what a rule says. True where the call goes on. */
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

/** Lets a request fail as its `x-fault` header or the bank's rules ask. */
export const injectFaults: RequestHandler = async (req, res, next) => {
  const call = callOf(req);
  const code = req.get(sandboxHeaders.fault);
  if (code) {
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
