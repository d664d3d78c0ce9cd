import { once } from 'node:events';
import { STATUS_CODES } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Request, RequestHandler, Response } from 'express';
import { DomainError, fieldError } from '#bank/core/errors/domain-error';
import { callOf, pathOf } from '#bank/core/http/call';
import { answerError, notificationOf } from '#bank/server/http/errors';
import { type FaultRule, unknownCodeMessage } from '#contract/domain/fault-rule';
import { catalogue, type ErrorCode, errorEntry, isErrorCode } from '#contract/errors';
import { sandboxHeaders } from '#contract/sandbox';
import { instrumentsOf } from './instruments';
import { operationAt } from './operations';

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
async function readToEnd(req: Request): Promise<void> {
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
  const truncate = (chunk?: unknown) => {
    res.removeHeader('Content-Length');
    const text = Buffer.isBuffer(chunk) ? chunk.toString() : typeof chunk === 'string' ? chunk : '{';
    return end(text.slice(0, Math.max(1, Math.floor(text.length / 2))));
  };
  Object.assign(res, { end: truncate });
}

type Dribble = NonNullable<FaultRule['then']['dribble']>;

/** Sends the body in at most `chunks` pieces, spread over `ms`; the first at once. */
async function sendSlowly(res: Response, body: Buffer, { chunks, ms }: Dribble): Promise<void> {
  const size = Math.max(1, Math.ceil(body.length / chunks));
  for (let at = 0; at < body.length && !res.destroyed; at += size) {
    if (at > 0) await pause(ms / (chunks - 1));
    res.write(body.subarray(at, at + size));
  }
}

function dribbleAnswer(res: Response, dribble: Dribble): void {
  const end = res.end.bind(res);
  const endSlowly = (chunk?: unknown) => {
    const body = Buffer.isBuffer(chunk) ? chunk : Buffer.from(typeof chunk === 'string' ? chunk : '');
    sendSlowly(res, body, dribble).then(() => end());
    return res;
  };
  Object.assign(res, { end: endSlowly });
}

/** Spreads jitter evenly over the hits of a rule. Not random: the same calls give the same delays. */
const GOLDEN_RATIO = 0.618_033_988_75;

function delayOf({ then }: FaultRule, hit: number): number {
  const { ms, jitterMs = 0 } = then.delay ?? { ms: then.delayMs ?? 0 };
  return ms + Math.round(((hit * GOLDEN_RATIO) % 1) * jitterMs);
}

/** Returns true if the call continues. `hit` counts the rule's hits from 1. */
async function apply(res: Response, rule: FaultRule, hit: number): Promise<boolean> {
  const { then } = rule;
  const delay = delayOf(rule, hit);
  if (delay > 0) await pause(delay);
  if (then.dribble) dribbleAnswer(res, then.dribble);
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
      await readToEnd(res.req);
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

/** Parses the body early, for body rules and the log. Resolves to the parse error, if any. */
const parseEarly = (parse: RequestHandler, req: Request, res: Response) =>
  new Promise<unknown>((resolve) => {
    parse(req, res, resolve);
  });

/** Applies the `x-fault` header or the bank's fault rules. */
export const injectFaults =
  (parseBody: RequestHandler): RequestHandler =>
  async (req, res, next) => {
    const call = callOf(req);
    const code = req.get(sandboxHeaders.fault);
    if (code !== undefined) {
      if (!isErrorCode(code)) throw fieldError(sandboxHeaders.fault, unknownCodeMessage(code));
      call.fault = 'header';
      await parseEarly(parseBody, req, res);
      refuse(res, { code });
      return;
    }
    const { faults } = instrumentsOf(call.bank);
    if (!faults.isActive) return next();
    if (faults.readsBodies) {
      const problem = await parseEarly(parseBody, req, res);
      if (problem) return next(problem);
    }
    const fault = faults.take({
      traceId: call.traceId,
      method: req.method,
      path: pathOf(req),
      operation: operationAt(req.method, `${req.baseUrl}${req.path}`),
      customer: call.user,
      body: req.body,
    });
    if (!fault) return next();
    call.fault = fault.id;
    const problem = await parseEarly(parseBody, req, res);
    if (await apply(res, fault.rule, fault.hits)) next(problem);
  };
